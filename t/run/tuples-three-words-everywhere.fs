// out: 1/s1/0.5 2/s2/1.0
// out: 1/s1/0.5 2/s2/1.0 3/s3/1.5
// out: 9/nine/0.5
// out: 7/s7/3.5
let make i = (i, sprintf "s%d" i, float i / 2.0)
let show (a, b, c) = sprintf "%d/%s/%.1f" a b c
let pick cond = if cond then make 1 else make 2
printfn "%s %s" (show (pick true)) (show (pick false))
let xs = [ for i in 1 .. 3 -> make i ]
printfn "%s" (String.concat " " (List.map show xs))
let arr = Array.init 3 make
arr.[1] <- (9, "nine", 0.5)
printfn "%s" (show arr.[1])
let captured = make 7
let f () = show captured
printfn "%s" (f ())

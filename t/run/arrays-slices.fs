// out: 2 3 4
// out: 0 1 2
// out: 7 8 9
// out: <>
// out: 0 100
let a = [| 0 .. 9 |]
let show xs = String.concat " " (Array.toList (Array.map string xs))
printfn "%s" (show a.[2..4])
printfn "%s" (show a.[..2])
printfn "%s" (show a.[7..])
printfn "<%s>" (show a.[5..4])
let b = a.[0..2]
b.[0] <- 100
printfn "%d %d" a.[0] b.[0]

// out: 1 2 3 | 30 2 1
// out: 1 2 3 4
// out: 0 1
// out: 9
let show xs = String.concat " " (Array.toList (Array.map string xs))
let a = [| 1; 2; 3 |]
let r = Array.rev a
r.[0] <- 30
printfn "%s | %s" (show a) (show r)
printfn "%s" (show (Array.append a [| 4 |]))
printfn "%d %d" (Array.append [||] [||] |> Array.length) (Array.length [| "x" |])
printfn "%s" (show (Array.append [||] [| 9 |]))

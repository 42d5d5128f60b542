// out: 1 2 3
// out: 1 2 3 4 5
// out: 10 7 4 1
// out: <>
// out: 2 4 6 8
// out: x y
let show xs = String.concat " " (Array.toList (Array.map string xs))
printfn "%s" (show [| 1; 2; 3 |])
printfn "%s" (show [| 1 .. 5 |])
printfn "%s" (show [| 10 .. -3 .. 0 |])
printfn "<%s>" (show ([||]: int[]))
printfn "%s" (show [| for i in 1 .. 4 -> i * 2 |])
printfn "%s" (show [| 'x'; 'y' |])

// out: -1 1
// out: 1
// out: -1 -1
// out: -1 1
// out: 1
// out: -1
let sign x = if x < 0 then -1 elif x > 0 then 1 else 0
printfn "%d %d" (sign (compare [ 1; 2 ] [ 1; 3 ])) (sign (compare [ 1; 2 ] [ 1 ]))
printfn "%d" (sign (compare [ 2 ] [ 1; 9; 9 ]))
printfn "%d %d" (sign (compare [| 2 |] [| 1; 9 |])) (sign (compare [| 1; 2 |] [| 1; 3 |]))
printfn "%d %d" (sign (compare None (Some 1))) (sign (compare (Some 2) (Some 1)))
printfn "%d" (sign (compare (Some None) (None: int option option)))
printfn "%d" (sign (compare [] [ [ 1 ] ]))

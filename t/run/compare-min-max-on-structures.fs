// out: pear
// out: 1 y
// out: 3
// out: 2
printfn "%s" (max "pear" "apple")
let a, b = min (2, "x") (1, "y")
printfn "%d %s" a b
printfn "%d" (List.length (max [ 1; 2; 3 ] [ 1; 2 ]))
let lowest xs = List.fold min (List.fold (fun _ x -> x) 0 xs) xs
printfn "%d" (lowest [ 5; 2; 8 ])

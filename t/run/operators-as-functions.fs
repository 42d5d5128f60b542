// out: 6
// out: 24
// out: 7
// out: true
// out: 12
printfn "%d" (List.fold (+) 0 [ 1; 2; 3 ])
printfn "%d" (List.fold (*) 1 [ 1; 2; 3; 4 ])
printfn "%d" ((-) 10 3)
let apply op a b = op a b
printfn "%b" (apply (<) 1 2)
printfn "%d" (List.map ((*) 2) [ 1; 2; 3 ] |> List.sum)

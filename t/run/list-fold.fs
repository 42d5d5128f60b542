// out: 123
// out: 5
// out: ((a)b)
// out: 3 15
// out: 4
printfn "%d" (List.fold (fun acc x -> acc * 10 + x) 0 [ 1; 2; 3 ])
printfn "%d" (List.fold (+) 5 [])
printfn "%s" (List.fold (fun acc s -> "(" + acc + s + ")") "" [ "a"; "b" ])
let count, total = List.fold (fun (n, t) x -> (n + 1, t + x)) (0, 0) [ 4; 5; 6 ]
printfn "%d %d" count total
printfn "%d" (List.length (List.fold (fun acc x -> x :: x :: acc) [] [ 'a'; 'b' ]))

// out: 7
// out: 2
// out: 10
// out: 10
let add = fun (a, b) -> a + b
let swap = fun (a, b) -> (b, a)
printfn "%d" (add (3, 4))
printfn "%d" (fst (swap (1, 2)))
printfn "%d" (List.sum (List.map add [ (1, 2); (3, 4) ]))
let f: int * int -> int -> int = fun (a, b) c -> a * b + c
printfn "%d" (f (2, 3) 4)

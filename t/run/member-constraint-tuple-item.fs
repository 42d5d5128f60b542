// out: 2
// out: 2
// out: a
// out: c
// out: 2.5

let inline item2 (x: ^T) : int = (^T: (member Item2: int) x)
printfn "%d" (item2 (1, 2))
printfn "%d" (item2 (1, 2, 3))
let inline item1 (x: ^T) = (^T: (member Item1: _) x)
printfn "%s" (item1 ("a", 2))
let inline item3 x = (^T: (member Item3: string) x)
printfn "%s" (item3 (1, 2, "c", 4.0))
let inline second (x: ^T) = (^T: (member Item2: ^U) x)
printfn "%.1f" (second ([ 1 ], 2.5))

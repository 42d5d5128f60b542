// out: 4 6
// out: 1 5
// out: 49
let (+.) (a, b) (c, d) = (a + c, b + d)
let (|?) a b = match a with Some x -> x | None -> b
let (!!) x = x * x
let x, y = (1, 2) +. (3, 4)
printfn "%d %d" x y
printfn "%d %d" (Some 1 |? 5) (None |? 5)
printfn "%d" !!7

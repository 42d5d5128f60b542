// out: struct (1, 2) (1, 2)
// out: struct (1, "a", 'c', 2.0, 5L, 6uy, 7s)
// out: (1, "a", 'c', 2.0, 5L, 6uy, 7s)
// out: 1 [2]
// out: [struct (1, 2)]

open System
printfn "%A %A" ((1, 2).ToValueTuple()) ((struct (1, 2)).ToTuple())
printfn "%A" ((1, "a", 'c', 2.0, 5L, 6uy, 7s).ToValueTuple())
printfn "%A" (struct (1, "a", 'c', 2.0, 5L, 6uy, 7s).ToTuple())
let t = (1, [2])
let struct (a, b) = t.ToValueTuple()
printfn "%d %A" a b
printfn "%A" (List.map (fun (x: int * int) -> x.ToValueTuple()) [1, 2])

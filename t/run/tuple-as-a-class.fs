// out: 1 b (5) 2 ("q", 2)
// out: 5 (5) true -1
// out: struct (1, "a")
// out: [(1, 2)]
// out: (1, 2, 3, 4, 5, 6, 7)
open System
let x: Tuple<int, string> = Tuple<int, string>(1, "a")
let y = new Tuple<_, _>(2, "b")
let one = Tuple<int>(5)
let first (a: Tuple<'a, 'b>) = a.Item1
let pair (x: 'a) = new Tuple<'a, int>(x, 2)
printfn "%d %s %A %d %A" x.Item1 y.Item2 one (first y) (pair "q")
printfn "%d %O %b %d" one.Item1 one (one = Tuple.Create 5) (compare one (Tuple<int> 6))
let z = ValueTuple<int, string>(1, "a")
printfn "%A" z
let pairs = List.map Tuple<int, int> [ (1, 2) ]
printfn "%A" pairs
let seven = Tuple<int, int, int, int, int, int, int>(1, 2, 3, 4, 5, 6, 7)
printfn "%A" seven

// out: [((1, 2), 5); ((3, 4), 8); ((5, 6), 1); ((9, 9), 3)] 5 5 4 6

module Program

// An index that is one tuple is set in two parentheses; two indices in one.
open System.Collections.Generic
let d = Dictionary<int * int, int>()
d.Item((1, 2)) <- 5
let p = 3, 4
d.Item(p) <- 7
d.Item (p) <- 8
d[(5, 6)] <- 1
d.[(9, 9)] <- 3
type Grid() =
    let a = Array2D.zeroCreate<int> 3 3
    member _.Item with get (i, j) = a[i, j] and set (i, j) v = a[i, j] <- v
    member _.At with get (i: int, j: int) = a[i, j] and set (i: int, j: int) v = a[i, j] <- v
    member _.Key with get ((i, j): int * int) = a[i, j] and set ((i, j): int * int) v = a[i, j] <- v
let g = Grid()
g.Item(1, 2) <- 4
g.At(0, 1) <- 5
g.Key((2, 2)) <- 6
g[0, 0] <- 9
printfn "%A %d %d %d %d" [ for kv in d -> kv.Key, kv.Value ] (d.Item((1, 2))) (g.At(0, 1)) (g.Item(1, 2)) (g.Key((2, 2)))

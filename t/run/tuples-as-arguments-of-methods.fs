// out: 1 2
// out: [1] 2

type X() =
    static member M (a: obj, b: obj) = printfn "%O %O" a b
    static member N (a: int64, b: float) = printfn "%d %f" a b
    static member S (a: seq<int>, b: obj) = printfn "%A %O" a b
let p = (1, 2)
X.M p
let q = ([1], 2)
X.S q

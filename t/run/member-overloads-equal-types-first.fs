// out: "params"
// out: "params"
// out: ("out", 1)
// out: "opt"
// out: "opt"
// out: "opt"
// out: "obj"
// out: "obj"
// out: "genseq"
// out: "obj"
module Program
type T =
    static member P (x: obj) = "obj"
    static member P ([<System.ParamArray>] xs: int[]) = "params"
    static member O (x: obj) = "obj"
    static member O (x: int, [<System.Runtime.InteropServices.Out>] y: byref<int>) = y <- 1; "out"
    static member Q (x: obj) = "obj"
    static member Q (x: int, ?y: int) = "opt"
    static member R (x: seq<int>) = "seq"
    static member R (x: int list, ?y: int) = "opt"
    static member S (x: int64) = "int64"
    static member S (x: int, ?y: int) = "opt"
    static member V (x: 'a) = "gen"
    static member V (x: obj) = "obj"
    static member W (x: 'a, ?y: int) = "genopt"
    static member W (x: obj) = "obj"
    static member X (x: 'a seq) = "genseq"
    static member X (x: obj) = "obj"
    static member Y ([<System.ParamArray>] xs: 'a[]) = "genparams"
    static member Y (x: obj) = "obj"
printfn "%A" (T.P 1)
printfn "%A" (T.P (1, 2))
printfn "%A" (T.O 1)
printfn "%A" (T.Q 1)
printfn "%A" (T.R [1])
printfn "%A" (T.S 1)
printfn "%A" (T.V 1)
printfn "%A" (T.W 1)
printfn "%A" (T.X [1])
printfn "%A" (T.Y 1)

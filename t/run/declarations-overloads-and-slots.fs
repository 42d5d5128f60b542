// out: int string floats list fun2 params3
// out: (1, None) ("a", Some "b") 4
// out: S[3]=4
// out: 8
// out: leaf3dflt:mid:base 103 dflt
// out: leaf3dflt:mid:base70 leaf3dflt:mid:base
// out: why 1
// out: obj:mid:base1
// out: gone
open System
type Base() =
    abstract Run: unit -> string
    default _.Run() = "base"
    abstract Prop: int with get, set
    default val Prop = 5 with get, set
    member x.Call() = x.Run() + string x.Prop
type Mid() =
    inherit Base()
    let mutable p = 1
    override _.Run() = "mid:" + base.Run()
    override _.Prop with get () = p and set v = p <- v * 10
[<Sealed>]
type Leaf(x: int, ?y: string) =
    inherit Mid()
    let y = defaultArg y "dflt"
    static let mutable n = 0
    static do n <- 100
    do n <- n + x
    override this.Run() = sprintf "leaf%d%s:%s" x y (base.Run())
    static member N with get () = n and set v = n <- v
    member _.Y = y
    static member Make(?x, ?y) = Leaf(defaultArg x 1, ?y = y)
type Multi() =
    member _.F(x: int) = "int"
    member _.F(x: string) = "string"
    member _.F(x: float, y: float) = "floats"
    member _.F(x: int list) = "list"
    member _.F(f: int -> int) = "fun" + string (f 1)
    member _.F([<ParamArray>] xs: obj[]) = "params" + string xs.Length
    member _.G<'a>(x: 'a, ?opt: 'a) = (x, opt)
    member _.H(x: int, y: int) = x - y
    static member S with get (i: int) = i * 2 and set (i: int) (v: int) = printfn "S[%d]=%d" i v
let m = Multi()
printfn "%s %s %s %s %s %s" (m.F 1) (m.F "a") (m.F(1.0, 2.0)) (m.F [ 1 ]) (m.F(fun x -> x + 1)) (m.F(1, "b", 'c'))
printfn "%A %A %d" (m.G 1) (m.G("a", "b")) (m.H(y = 1, x = 5))
Multi.S(3) <- 4
printfn "%d" (Multi.S 4)
let l = Leaf(3)
printfn "%s %d %s" (l.Run()) Leaf.N l.Y
l.Prop <- 7
printfn "%s %s" (l.Call()) ((l :> Base).Run())
Leaf.N <- 0
printfn "%s %d" ((Leaf.Make(y = "why")).Y) Leaf.N
let o = { new Mid() with
            override x.Run() = "obj:" + base.Run()
          interface IDisposable with
            member _.Dispose() = printfn "gone" }
printfn "%s" (o.Call())
(box o :?> IDisposable).Dispose()

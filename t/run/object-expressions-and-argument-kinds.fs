// out: go 1 3 10 baseobj! str3
// out: 3 7 15 ev
// out: set q
// out: dispose 3
// out: [3; 2; 1]
// out: 1
// out: 1 2 t
// out: 5 6 none
// out: 3 9 abc
// out: 7 1 n
// out: 1 10 def|1 2 def|1 10 z|3 10 y|1 10 w
// out: 1 0 1 2 1 3
// out: None Some 3 x0 x6
// out: 7 3 7
open System
open System.Collections.Generic
[<AbstractClass>]
type Base(n: int, s: string) =
    let mutable count = n
    abstract Go: int -> string
    abstract Prop: int with get, set
    default _.Prop with get () = count and set v = count <- v * 2
    abstract Virt: unit -> string
    default _.Virt() = "base" + s
    member _.N = n
    new(n) = Base(n, "one")
type IA = abstract A: int
type IB<'t> =
    inherit IA
    abstract B: 't -> 't
    abstract Item: int -> 't with get
    abstract Ev: string with get, set
let make k =
    let mutable ev = "ev"
    { new Base(k, "obj") with
        override this.Go x = sprintf "go %d %d %d" x this.N this.Prop
        override _.Virt() = base.Virt() + "!"
        override this.ToString() = "str" + string this.N
      interface IB<int> with
        member _.A = k
        member _.B x = x + k
        member _.Item with get i = i * k
        member _.Ev with get () = "ev" and set v = printfn "set %s" v
      interface IDisposable with
        member _.Dispose() = printfn "dispose %d" k }
let o = make 3
o.Prop <- 5
printfn "%s %s %O" (o.Go 1) (o.Virt()) o
let b = (box o) :?> IB<int>
printfn "%d %d %d %s" b.A (b.B 4) b[5] b.Ev
b.Ev <- "q"
(box o :?> IDisposable).Dispose()
let cmp = { new IComparer<int> with member _.Compare(a, b) = compare b a }
let l = List<int>([3;1;2])
l.Sort cmp
printfn "%A" (List.ofSeq l)
let eq = { new IEqualityComparer<string> with
             member _.Equals(a, b) = a.ToLower() = b.ToLower()
             member _.GetHashCode s = s.ToLower().GetHashCode() }
let d = Dictionary<string, int>(eq)
d["A"] <- 1
d["a"] <- 2
printfn "%d" d.Count
type Pt(x: int, y: int) =
    member val X = x with get, set
    member val Y = y with get, set
    member val Tag = "none" with get, set
    member val Inner = {| Z = 1 |} with get
    new() = Pt(0, 0)
    new(s: string) as this = Pt(s.Length, 1) then this.Tag <- s
let p1 = Pt(1, 2, Tag = "t")
let p2 = Pt(X = 5, Y = 6)
let p3 = Pt("abc", Y = 9)
let p4 = Pt(y = 1, x = 2, Tag = "n", X = 7)
for p in [p1; p2; p3; p4] do printfn "%d %d %s" p.X p.Y p.Tag
type Opt() =
    member _.F(a: int, ?b: int, ?c: string) = sprintf "%d %d %s" a (defaultArg b 10) (defaultArg c "def")
    member _.G(a: int, [<ParamArray>] rest: obj[]) = sprintf "%d %d" a rest.Length
    member _.H(?x: int) = x
    static member K(s: string, [<ParamArray>] xs: int[]) = s + string (Array.sum xs)
    member _.L([<System.Runtime.InteropServices.Optional; System.Runtime.InteropServices.DefaultParameterValue(7)>] x: int) = x
    member _.Curried (a: int) (b: int, c: int) = a + b * c
let q = Opt()
printfn "%s|%s|%s|%s|%s" (q.F 1) (q.F(1, 2)) (q.F(1, c = "z")) (q.F(c = "y", a = 3)) (q.F(1, ?b = None, ?c = Some "w"))
printfn "%s %s %s" (q.G 1) (q.G(1, "a", 2)) (q.G(1, [| box 1; box 2; box 3 |]))
printfn "%A %A %s %s" (q.H()) (q.H 3) (Opt.K "x") (Opt.K("x", 1, 2, 3))
printfn "%d %d %d" (q.L()) (q.L 3) (q.Curried 1 (2, 3))

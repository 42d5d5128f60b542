// out: 6 (1+(2+3)) 6
// out: 1 3
// out: 2 9 7 z
// out: <2,4> <3,3>
// out: 2 1 abab 6
open System
open System.Collections.Generic

type IVisitor<'r> =
    abstract Num: int -> 'r
    abstract Add: IExpr * IExpr -> 'r
and IExpr =
    abstract Accept: IVisitor<'r> -> 'r

let num n = { new IExpr with member _.Accept v = v.Num n }
let add a b = { new IExpr with member _.Accept v = v.Add(a, b) }

type Eval() =
    interface IVisitor<int> with
        member _.Num n = n
        member this.Add(a, b) = a.Accept this + b.Accept this

type Show =
    | Show
    interface IVisitor<string> with
        member _.Num n = string n
        member this.Add(a, b) = sprintf "(%s+%s)" (a.Accept this) (b.Accept this)

type Counter() =
    static let counts = Dictionary<string, int>()
    let mutable last = ""
    static member Bump(key: string, [<ParamArray>] more: string[]) =
        for k in Array.append [| key |] more do
            counts[k] <- (match counts.TryGetValue k with | true, n -> n + 1 | _ -> 1)
        counts.Count
    member _.Item
        with get (k: string) = (last <- k; (match counts.TryGetValue k with | true, n -> n | _ -> 0))
        and set (k: string) (v: int) = counts[k] <- v
    member _.Item with get (k: string, d: int) = match counts.TryGetValue k with | true, n -> n | _ -> d
    member _.Last = last

[<Struct>]
type Vec =
    val X: float
    val Y: float
    new(x, y) = { X = x; Y = y }
    new(v) = Vec(v, v)
    static member Zero = Vec(0.0)
    static member (+) (a: Vec, b: Vec) = Vec(a.X + b.X, a.Y + b.Y)
    static member ( * ) (k: float, v: Vec) = Vec(k * v.X, k * v.Y)
    static member ( * ) (v: Vec, k: float) = k * v
    member v.Deconstruct(x: byref<float>, y: byref<float>) = x <- v.X; y <- v.Y
    override v.ToString() = $"<{v.X},{v.Y}>"

[<AutoOpen>]
module Ext =
    type List<'T> with
        member l.Second = l[1]
        static member Of(x: 'T) = List<'T>([ x ])
    type IExpr with
        member e.Eval() = e.Accept(Eval())
    [<System.Runtime.CompilerServices.Extension>]
    type E =
        [<System.Runtime.CompilerServices.Extension>]
        static member Twice(s: string) = s + s
        [<System.Runtime.CompilerServices.Extension>]
        static member Sum2(xs: seq<int>) = Seq.sum xs * 2

let e = add (num 1) (add (num 2) (num 3))
printfn "%d %s %d" (e.Accept(Eval())) (e.Accept Show) (e.Eval())
printfn "%d %d" (Counter.Bump "a") (Counter.Bump("a", "b", "c"))
let c = Counter()
c["z"] <- 9
printfn "%d %d %d %s" c["a"] c["z"] c["q", 7] c.Last
printfn "%O %O" (2.0 * Vec(1.0, 2.0) + Vec.Zero) ([ Vec 1.0; Vec 2.0 ] |> List.sum)
let l = List<int>([ 1; 2; 3 ])
printfn "%d %d %s %d" l.Second (List<string>.Of("x").Count) ("ab".Twice()) ([ 1; 2 ].Sum2())

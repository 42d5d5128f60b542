// out: 3! 1
// out: 5 s
// out: 0
// out: 4 x
// out: item
// out: a
// out: 2 b true
// out: 6 (1 + (2 + 3))
type Box<'T>(v: 'T) =
    member _.Value = v
    member _.Map<'U>(f: 'T -> 'U) = Box<'U>(f v)
    member _.Pair(other: Box<'U>) = Box((v, other.Value))
    static member Of(x: 'T) = Box(x)
    static member Empty<'K>() : Box<'K list> = Box([])
type Util =
    static member Id<'a>(x: 'a) : 'a = x
    static member Default<'a when 'a: (new: unit -> 'a)>() = new 'a()
    static member Swap<'a, 'b>(x: 'a, y: 'b) = y, x
    static member Max<'a when 'a: comparison>(x: 'a, y: 'a) = if x > y then x else y
    static member Same<'a when 'a: equality>(x: 'a, y: 'a) = x = y
type Item() =
    member _.Name = "item"
let b = Box(3).Map(fun x -> string x + "!")
printfn "%s %d" b.Value (fst (Box(1).Pair(Box("x")).Value))
printfn "%d %s" (Box.Of(5).Value) (Box<string>.Of("s").Value)
printfn "%d" (Box<int>.Empty<string>().Value.Length)
printfn "%d %s" (Util.Id<int> 4) (Util.Id "x")
printfn "%s" (Util.Default<Item>()).Name
printfn "%s" (fst (Util.Swap(1, "a")))
printfn "%d %s %b" (Util.Max(1, 2)) (Util.Max("a", "b")) (Util.Same([ 1 ], [ 1 ]))
type IVisitor<'R> =
    abstract Num: int -> 'R
    abstract Add: Expr * Expr -> 'R
and Expr =
    abstract Accept<'R> : IVisitor<'R> -> 'R
let num n = { new Expr with member _.Accept v = v.Num n }
let add a b = { new Expr with member _.Accept v = v.Add(a, b) }
let eval = 
    { new IVisitor<int> with
        member _.Num n = n
        member this.Add(a, b) = a.Accept this + b.Accept this }
let show =
    { new IVisitor<string> with
        member _.Num n = string n
        member this.Add(a, b) = "(" + a.Accept this + " + " + b.Accept this + ")" }
let e = add (num 1) (add (num 2) (num 3))
printfn "%d %s" (e.Accept eval) (e.Accept show)

// out: -20 3
// out: ((2 + 3) * -4) 2 + 3 * -4
// out: ((2 + 3) * -4)
// out: 2 + 3 * -4
type Expr =
    | Num of int
    | Add of Expr * Expr
    | Mul of Expr * Expr
    | Neg of Expr
    member e.Accept(v: IVisitor<'R>) : 'R =
        match e with
        | Num n -> v.Num n
        | Add(a, b) -> v.Add(a, b)
        | Mul(a, b) -> v.Mul(a, b)
        | Neg a -> v.Neg a
    static member (+) (a, b) = Add(a, b)
    static member (*) (a, b) = Mul(a, b)
    static member (~-) a = Neg a
    static member Of n = Num n
and IVisitor<'R> =
    abstract Num: int -> 'R
    abstract Add: Expr * Expr -> 'R
    abstract Mul: Expr * Expr -> 'R
    abstract Neg: Expr -> 'R
type Eval() =
    interface IVisitor<int> with
        member _.Num n = n
        member v.Add(a, b) = a.Accept v + b.Accept v
        member v.Mul(a, b) = a.Accept v * b.Accept v
        member v.Neg a = -(a.Accept v)
type Show(parens: bool) =
    let wrap s = if parens then "(" + s + ")" else s
    interface IVisitor<string> with
        member _.Num n = string n
        member v.Add(a, b) = wrap (a.Accept v + " + " + b.Accept v)
        member v.Mul(a, b) = wrap (a.Accept v + " * " + b.Accept v)
        member v.Neg a = "-" + a.Accept v
type Depth =
    static member Of(e: Expr) =
        e.Accept
            { new IVisitor<int> with
                member _.Num _ = 1
                member _.Add(a, b) = 1 + max (Depth.Of a) (Depth.Of b)
                member _.Mul(a, b) = 1 + max (Depth.Of a) (Depth.Of b)
                member _.Neg a = 1 + Depth.Of a }
let e = (Expr.Of 2 + Expr.Of 3) * -(Expr.Of 4)
printfn "%d %d" (e.Accept(Eval())) (Depth.Of e)
printfn "%s %s" (e.Accept(Show true)) (e.Accept(Show false))
let vs: IVisitor<string> list = [ Show true; Show false ]
for v in vs do printfn "%s" (e.Accept v)

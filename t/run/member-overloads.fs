// out: int float string int int obj
// out: list seq
// out: int generic
// out: params 0 one params 2 params 3
// out: no opt opt 2
// out: int -> int x!
// out: b1 c1
// out: 1-none 1xnone 1-2.5 1ynone
// out: a0 a3
// out: shape round round
// out: int64 float
type O() =
    member _.M(x: int) = "int"
    member _.M(x: float) = "float"
    member _.M(x: string) = "string"
    member _.M(x: int, y: int) = "int int"
    member _.M(x: obj) = "obj"
    static member S(x: 'a list) = "list"
    static member S(x: seq<'a>) = "seq"
    static member G(x: 'a) = "generic"
    static member G(x: int) = "int"
    static member P([<System.ParamArray>] xs: int[]) = "params " + string xs.Length
    static member P(x: int) = "one"
    static member Opt(a: int, ?b: int) = "opt " + string (defaultArg b 7)
    static member Opt(a: int) = "no opt"
    static member F(f: int -> int) = "int -> int"
    static member F(f: string -> string, x: string) = f x
    static member N(first: int, second: string) = second + string first
    static member Q(a: int, ?b: string, ?c: float) =
        string a + defaultArg b "-" + (match c with Some v -> string v | None -> "none")
    static member Fmt(s: string, [<System.ParamArray>] args: obj[]) = s + string args.Length
let o = O()
printfn "%s %s %s %s %s" (o.M 1) (o.M 1.0) (o.M "s") (o.M(1, 2)) (o.M(Some 1))
printfn "%s %s" (O.S [ 1 ]) (O.S(seq { 1; 2 }))
printfn "%s %s" (O.G 1) (O.G "s")
printfn "%s %s %s %s" (O.P()) (O.P 1) (O.P(1, 2)) (O.P [| 1; 2; 3 |])
printfn "%s %s" (O.Opt 1) (O.Opt(1, 2))
printfn "%s %s" (O.F(fun x -> x + 1)) (O.F((fun s -> s + "!"), "x"))
printfn "%s %s" (O.N(second = "b", first = 1)) (O.N(1, second = "c"))
printfn "%s %s %s %s" (O.Q 1) (O.Q(1, "x")) (O.Q(1, c = 2.5)) (O.Q(1, ?b = Some "y"))
printfn "%s %s" (O.Fmt("a")) (O.Fmt("a", 1, "b", 2.0))
type Shape() = class end
type Round() = inherit Shape()
type Ball() = inherit Round()
type T =
    static member K(x: Shape) = "shape"
    static member K(x: Round) = "round"
    static member W(x: int64) = "int64"
    static member W(x: float) = "float"
printfn "%s %s %s" (T.K(Shape())) (T.K(Round())) (T.K(Ball()))
printfn "%s %s" (T.W 3L) (T.W 3.0)

// out: A B
// out: A A obj A
// out: A obj
// out: params two params
// out: option int string string opt
// out: list array seq seq
// out: generic
// out: int string string int
// out: int string string int
// out: 1 3
// out: int int64 byte float32 char bool
// out: I
// out: derived int derived float base string
// out: base int
// out: int64
type A() = class end
type B() = inherit A()
type I = interface end
type C() =
    inherit B()
    interface I
type T =
    static member F(a: A) = "A"
    static member F(b: B) = "B"
    static member F(i: I) = "I"
    static member G(x: obj, y: A) = "obj A"
    static member G(x: A, y: obj) = "A obj"
    static member G(x: A, y: A) = "A A"
    static member L(f: unit -> int) = "func"
    static member L(f: System.Action) = "action"
    static member H(x: int, [<System.ParamArray>] rest: int[]) = "params"
    static member H(x: int, y: int) = "two"
    static member O(x: int option) = "option"
    static member O(x: int) = "int"
    static member O(x: string, ?y: int) = "string opt"
    static member O(x: string) = "string"
    static member S(x: seq<int>) = "seq"
    static member S(x: int list) = "list"
    static member S(x: int[]) = "array"
    static member X(x: 'a) = "generic"
    static member X(x: 'a list) = "generic list"
    static member X(x: int list) = "int list"
    static member U() = "unit"
    static member U(x: unit) = "unit arg"
    static member N(a: int, b: string) = "int string"
    static member N(c: string, d: int) = "string int"
    static member Fn(f: int -> string) = f 1
    static member Fn(f: int -> int -> string) = f 1 2
    static member W(x: int) = "int"
    static member W(x: int64) = "int64"
    static member W(x: byte) = "byte"
    static member W(x: float32) = "float32"
    static member W(x: char) = "char"
    static member W(x: bool) = "bool"
printfn "%s %s" (T.F(A())) (T.F(B()))
printfn "%s %s" (T.G(A(), A())) (T.G(1, A()))
printfn "%s" (T.G(A(), 1))
printfn "%s %s %s" (T.H 1) (T.H(1, 2)) (T.H(1, 2, 3))
printfn "%s %s %s %s" (T.O(Some 1)) (T.O 1) (T.O "s") (T.O("s", 1))
printfn "%s %s %s %s" (T.S [ 1 ]) (T.S [| 1 |]) (T.S(seq { 1 })) (T.S(Seq.empty))
printfn "%s" (T.X 1)
printfn "%s %s" (T.N(1, "a")) (T.N("a", 1))
printfn "%s %s" (T.N(b = "x", a = 1)) (T.N(d = 1, c = "x"))
printfn "%s %s" (T.Fn(fun x -> string x)) (T.Fn(fun x y -> string (x + y)))
printfn "%s %s %s %s %s %s" (T.W 1) (T.W 1L) (T.W 1uy) (T.W 1.0f) (T.W 'c') (T.W true)
let v: I = C()
printfn "%s" (T.F v)
type Base() =
    member _.M(x: int) = "base int"
    member _.M(x: string) = "base string"
type Derived() =
    inherit Base()
    member _.M(x: float) = "derived float"
    member _.M(x: int) = "derived int"
let d = Derived()
printfn "%s %s %s" (d.M 1) (d.M 1.0) (d.M "s")
printfn "%s" ((d :> Base).M 1)
let w: int64 -> string = T.W
printfn "%s" (w 3L)

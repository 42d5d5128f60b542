// out: 3 s4 A 5
// out: 2
// out: [I 1; S "a"; F 2.5]
// out: F 3.5
// out: S "b"
// op_Implicit through a constraint, also of primitive operands
type A = A of int with
    static member op_Implicit (a: A) : int = let (A x) = a in x
    static member op_Implicit (a: A) : string = let (A x) = a in "s" + string x
    static member op_Implicit (x: int) : A = A x
let inline conv (x: ^a) : ^b = ((^a or ^b) : (static member op_Implicit : ^a -> ^b) x)
let i: int = conv (A 3)
let s: string = conv (A 4)
let a: A = conv 5
printfn "%d %s %A" i s a
let inline (!>) (x: ^a) : ^b = ((^a or ^b) : (static member op_Implicit : ^a -> ^b) x)
let f (x: string) = x.Length
printfn "%d" (f (!> (A 7)))
type U =
    | I of int
    | S of string
    | F of float
    static member op_Implicit (x: int) = I x
    static member op_Implicit (x: string) = S x
    static member op_Implicit (x: float) = F x
let us: U list = [ !> 1; !> "a"; !> 2.5 ]
printfn "%A" us
let g (u: U) = printfn "%A" u
g (!> 3.5)
g (!> "b")

// out: pay 5
// out: i64 3
// out: f 2
// out: shape
// out: circle
// out: circle
// out: 5 7 7
// out: 3
// out: 1
// out: circle
// out: 2 1
// out: 5 q
// out: [|1; 'c'|]
// out: 9
// out: 4
// out: ("a", 3)
// implicit conversions and widenings
open System
type Money(v: int) =
    member _.V = v
    static member op_Implicit(x: int) : Money = Money x
    static member op_Implicit(m: Money) : string = sprintf "$%d" m.V
type Shape() =
    abstract Name: string
    default _.Name = "shape"
type Circle() =
    inherit Shape()
    override _.Name = "circle"
let pay (m: Money) = printfn "%d" m.V
type T =
    static member Pay(m: Money) = printfn "pay %d" m.V
    static member F(x: int64) = printfn "i64 %d" x
    static member G(x: float) = printfn "f %g" x
    static member H(x: Nullable<int>) = printfn "%b" x.HasValue
T.Pay 5
T.F 3
T.G 2
let shapes: Shape list = [ Shape(); Circle() ]
for s in shapes do printfn "%s" s.Name
let pick b : Shape = if b then Circle() else Shape()
printfn "%s" (pick true).Name
let w: int64 = 5
let n = 7
let w2: int64 = n
let fl: float = n
printfn "%d %d %g" w w2 fl
let objs: obj list = [ 1; "a"; 2.0 ]
printfn "%d" objs.Length
let o: obj = if n > 3 then 1 else 2
printfn "%O" o
let m : Shape = match n with 7 -> Circle() | _ -> Shape()
printfn "%s" m.Name
let xs: seq<int> = [ 1; 2 ]
let ys: seq<int> = if n > 1 then [ 1 ] else [ 2; 3 ]
printfn "%d %d" (Seq.length xs) (Seq.length ys)
let fn (x: obj) = x.ToString()
printfn "%s %s" (fn 5) (fn "q")
let arr: obj[] = [| 1; 'c' |]
printfn "%A" arr
let f (xs: float list) = List.sum xs
let d: float = float n + 2.0
printfn "%g" d
type IA = abstract A: int
let ia: IA = { new IA with member _.A = 4 }
let useIA (x: #IA) = x.A
printfn "%d" (useIA ia)
let tup: obj * int = "a", 3
printfn "%A" tup

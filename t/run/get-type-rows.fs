// out: []
// out: 1,2
// out: Exception
// out: String
// out: Circle
// out: Square
// Names of types by an object's row, where rows of equal shape became one.
module Program

open System
let mutable c: char[] = null
let s0 = String(c)
printfn "[%s]" s0
printfn "%s" (String.Join(',', [|1;2|]))
try failwith "x" with e -> printfn "%s" (e.GetType().Name)
let s = "abc"
printfn "%s" ((s: string).GetType().Name)
[<AbstractClass>]
type Shape() =
    abstract Area: float
type Circle(r: float) =
    inherit Shape()
    override _.Area = r
type Square(a: float) =
    inherit Shape()
    override _.Area = a * a
for s in [ Circle 1.0 :> Shape; Square 2.0 ] do
    printfn "%s" (s.GetType().Name)

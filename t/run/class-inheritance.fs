// out: circle of area 3.00 / circle of area 12.00
// out: rect of area 6.00! / rect of area 24.00!
// out: square: rect of area 4.00! / rect of area 16.00!
// out: circle, rect rect, square
// out: 4.0
// out: bad cast
// out: 50 sA 42
// out: 3!
[<AbstractClass>]
type Shape(name: string) =
    abstract Area: unit -> float
    abstract Scale: float -> Shape
    abstract Describe: unit -> string
    default this.Describe() = sprintf "%s of area %.2f" name (this.Area())
    member _.Name = name
type Circle(r: float) =
    inherit Shape("circle")
    override _.Area() = 3.0 * r * r
    override _.Scale k = Circle(r * k)
type Rect(w: float, h: float) =
    inherit Shape("rect")
    override _.Area() = w * h
    override _.Scale k = Rect(w * k, h * k) :> Shape
    override this.Describe() = base.Describe() + "!"
type Square(a: float) =
    inherit Rect(a, a)
    override this.Describe() = "square: " + base.Describe()
let shapes: Shape list = [ Circle 1.0; Rect(2.0, 3.0); Square 2.0 ]
for s in shapes do
    printfn "%s / %s" (s.Describe()) ((s.Scale 2.0).Describe())
let rec kinds (s: Shape) =
    match s with
    | :? Square -> "square"
    | :? Rect as r -> "rect " + r.Name
    | :? Circle -> "circle"
    | _ -> "?"
printfn "%s" (shapes |> List.map kinds |> String.concat ", ")
let r = shapes.[2] :?> Rect
printfn "%.1f" (r.Area())
try
    let c = shapes.[0] :?> Rect
    printfn "%s" c.Name
with :? System.InvalidCastException -> printfn "bad cast"
type A() =
    abstract M: int -> int
    default _.M x = x + 1
    abstract M: string -> string
    default _.M s = s + "A"
    abstract P: int
    default _.P = 1
type B() =
    inherit A()
    override _.M(x: int) = base.M(x) * 10
    override _.P = base.P + 41
let b = B()
let a = b :> A
printfn "%d %s %d" (a.M 4) (a.M "s") a.P
[<AbstractClass>]
type Node<'T>() =
    abstract Value: 'T
    abstract Map: ('T -> 'U) -> Node<'U>
type Leaf<'T>(v: 'T) =
    inherit Node<'T>()
    override _.Value = v
    override _.Map f = Leaf(f v) :> Node<_>
let n = (Leaf 3 :> Node<int>).Map(fun x -> string x + "!")
printfn "%s" n.Value

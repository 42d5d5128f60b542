// out: 19.0 circle(12.0)
// out: 4 t 1.5 6.0
// out: square(36.0) square(576.0) square(36.0)
// out: 8 square(9.0)
// out: 1
module rec Shapes.Core

open System

/// A shape.
[<AbstractClass>]
type Shape(name: string) =
    let mutable count = 0
    static let mutable made = 0
    do made <- made + 1
    new() = Shape("none")
    member val Tag = name + "!" with get, set
    member _.Name = name
    member _.Count with get () = count and set v = count <- v
    abstract Area: float
    abstract Scale: factor: float * ?times: int -> Shape
    default s.Scale(factor, ?times) = s
    static member Made = made
    override s.ToString() = sprintf "%s(%.1f)" s.Name s.Area
    interface IComparable<Shape> with
        member s.CompareTo(o) = compare s.Area o.Area

type Square(side: float) as this =
    inherit Shape("square")
    let half = side / 2.0
    let area () = this.Side * this.Side
    member _.Side = side
    member _.Half = half
    override _.Area = area ()
    override _.Scale(f, ?times) = Square(side * (f ** float (defaultArg times 1)))
    static member (+) (a: Square, b: Square) = Square(a.Side + b.Side)
    static member op_Explicit(s: Square) : float = s.Side
    static member (~-) (s: Square) = Square(-s.Side)

type Circle =
    inherit Shape
    val R: float
    new(r) = { inherit Shape("circle"); R = r }
    new(r: int) = Circle(float r)
    override c.Area = c.R * c.R * 3.0

module Use =
    let all: Shape list = [ Square 2.0; Circle 1.0; Circle 2 ]
    let total = all |> List.sumBy (fun s -> s.Area)
    let biggest = all |> List.maxBy (fun s -> s.Area)

[<EntryPoint>]
let main _ =
    printfn "%.1f %O" Use.total Use.biggest
    let s = Square 3.0
    s.Count <- 4
    s.Tag <- "t"
    printfn "%d %s %.1f %.1f" s.Count s.Tag s.Half (float (s + s))
    printfn "%O %O %O" (s.Scale(2.0)) (s.Scale(2.0, 3)) (s.Scale(2.0, ?times = None))
    printfn "%d %O" Shape.Made (-s)
    printfn "%d" ((s :> IComparable<Shape>).CompareTo(Circle 1.0))
    0

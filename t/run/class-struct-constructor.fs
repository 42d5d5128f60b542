// out: (4, 6) 1 2
// out: true true
// out: true
// out: 9.0
// out: 12 3 7 2
// out: 14
[<Struct>]
type Point(x: int, y: int) =
    member _.X = x
    member _.Y = y
    member p.Add(q: Point) = Point(x + q.X, y + q.Y)
    static member Zero = Point(0, 0)
    static member (+) (a: Point, b: Point) = a.Add b
    override _.ToString() = "(" + string x + ", " + string y + ")"

[<Struct>]
type Vec =
    val X: float
    val Y: float
    new(x, y) = { X = x; Y = y }
    new(x) = Vec(x, x)
    member v.Dot(w: Vec) = v.X * w.X + v.Y * w.Y

type Acc =
    struct
        val mutable Sum: int
        val mutable Count: int
        member this.Add n =
            this.Sum <- this.Sum + n
            this.Count <- this.Count + 1
    end

let p = Point(1, 2)
printfn "%O %d %d" (p + Point(3, 4)) p.X p.Y
printfn "%b %b" (p = Point(1, 2)) (p < Point(1, 3))
printfn "%b" (Point() = Point.Zero)
printfn "%.1f" (Vec(1.0, 2.0).Dot(Vec(3.0)))
let mutable a = Acc()
a.Add 3
a.Add 4
let b = a
a.Add 5
printfn "%d %d %d %d" a.Sum a.Count b.Sum b.Count
let ps = [| for i in 1 .. 3 -> Point(i, i * i) |]
printfn "%d" (ps |> Array.map (fun p -> p.Y) |> Array.sum)

// out: true false 1 true
type Shape =
    | Circle of center: int * radius: float
    | Poly of points: int list
    static member Unit = Circle(1, 1.0)
let s = Circle(1, 2.0)
let many = [ s; Poly [] ] |> List.filter _.IsPoly |> List.length
printfn "%b %b %d %b" s.IsCircle s.IsPoly many Shape.Unit.IsCircle

// out: 7 7 0
type Point =
  { X: int
    Y: int }
  member p.Norm1 = abs p.X + abs p.Y
  member p.Plus(other: Point) = { X = p.X + other.X; Y = p.Y + other.Y }
  static member Origin = { X = 0; Y = 0 }
let p = { X = 3; Y = -4 }
printfn "%d %d %d" p.Norm1 (p.Plus { X = 1; Y = 1 }).Norm1 Point.Origin.X

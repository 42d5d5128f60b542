// out: square 4.0
// out: circle 3.0
// out: square 9.0
// out: 16.0
type IShape =
  abstract Area: float
  abstract Scale: float -> IShape
  abstract Name: string
type Square(side: float) =
  interface IShape with
    member _.Area = side * side
    member _.Scale k = Square(side * k) :> IShape
    member _.Name = "square"
type Circle(r: float) =
  interface IShape with
    member _.Area = 3.0 * r * r
    member _.Scale k = Circle(r * k) :> IShape
    member _.Name = "circle"
let shapes: IShape list = [ Square 2.0; Circle 1.0; (Square 1.0 :> IShape).Scale 3.0 ]
for s in shapes do
  printfn "%s %.1f" s.Name s.Area
printfn "%.1f" (List.sum (List.map (fun (s: IShape) -> s.Area) shapes))

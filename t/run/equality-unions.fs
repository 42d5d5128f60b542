// out: true false
// out: true false
// out: true
// out: false
// out: true false
type Shape =
  | Empty
  | Circle of float
  | Rect of int * int
  | Group of Shape list
printfn "%b %b" (Empty = Empty) (Empty = Circle 1.0)
printfn "%b %b" (Rect(1, 2) = Rect(1, 2)) (Rect(1, 2) = Rect(2, 1))
printfn "%b" (Group [ Empty; Circle 2.0 ] = Group [ Empty; Circle 2.0 ])
printfn "%b" (Group [ Empty; Circle 2.0 ] = Group [ Empty ])
type Color = Red | Green | Blue
printfn "%b %b" (Red = Red) (Red = Blue)

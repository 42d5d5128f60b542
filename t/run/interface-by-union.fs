// out: 0 12 
type IArea =
  abstract Area: unit -> int
type Shape =
  | Dot
  | Rect of int * int
  interface IArea with
    member s.Area() =
      match s with
      | Dot -> 0
      | Rect(a, b) -> a * b
let xs: IArea list = [ Dot; Rect(3, 4) ]
for x in xs do
  printf "%d " (x.Area())
printfn ""

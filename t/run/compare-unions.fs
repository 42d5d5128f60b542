// out: -1 1
// out: -1 1
// out: 1 -1
// out: true true
// out: dot circle2 circle9 rect1-1 
let sign x = if x < 0 then -1 elif x > 0 then 1 else 0
type Color = Red | Green | Blue
type Shape =
  | Dot
  | Circle of int
  | Rect of int * int
printfn "%d %d" (sign (compare Red Blue)) (sign (compare Blue Green))
printfn "%d %d" (sign (compare Dot (Circle 0))) (sign (compare (Rect(0, 0)) (Circle 100)))
printfn "%d %d" (sign (compare (Circle 2) (Circle 1))) (sign (compare (Rect(1, 2)) (Rect(1, 3))))
printfn "%b %b" (Red < Green) (Circle 5 >= Circle 5)
[ Rect(1, 1); Circle 9; Dot; Circle 2 ] |> List.sort |> List.iter (fun s ->
  match s with
  | Dot -> printf "dot "
  | Circle r -> printf "circle%d " r
  | Rect(a, b) -> printf "rect%d-%d " a b)
printfn ""

// out: 1
// out: 7
// out: evaluated
// out: 2
let f (x: int, _: string) = x
printfn "%d" (f (1, "a"))
let g (xs: int list) =
  match xs with
  | (x: int) :: (_: int list) -> x
  | _ -> 0
printfn "%d" (g [ 7 ])
let _ = printfn "evaluated"
let (_, b) = (1, 2)
printfn "%d" b

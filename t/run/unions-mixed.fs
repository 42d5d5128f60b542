// out: point
// out: circle 1.5
// out: rect 2.0 3.0
// out: label x 4
// out: rect 9.0 1.0
// out: 1.0
type Shape =
  | Point
  | Circle of float
  | Rect of width: float * height: float
  | Label of string * int
let show s =
  match s with
  | Point -> "point"
  | Circle r -> sprintf "circle %.1f" r
  | Rect(w, h) -> sprintf "rect %.1f %.1f" w h
  | Label(t, n) -> sprintf "label %s %d" t n
for s in [ Point; Circle 1.5; Rect(2.0, 3.0); Label("x", 4) ] do
  printfn "%s" (show s)
let named = Rect(height = 1.0, width = 9.0)
printfn "%s" (show named)
match named with
| Rect(height = h) -> printfn "%.1f" h
| _ -> ()

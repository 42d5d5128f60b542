// out: 5 shapes, 150.0 in all
type Shape =
  | Dot
  | Circle of float
  | Rect of float * float

let area shape =
  match shape with
  | Dot -> 0.0
  | Circle r -> 3.0 * r * r
  | Rect(w, h) -> w * h

let rec build n = if n = 0 then [ Dot ] else Rect(float n, 2.0) :: build (n - 1)

let scaler k =
  let twice = 2.0 * k
  fun shape -> twice * area shape

let shapes = Circle 1.0 :: build 3
let scalers = [ scaler 0.5; scaler 5.0 ]
let total = shapes |> List.map (List.last scalers) |> List.filter (List.last [ (fun a -> a > 0.0) ]) |> List.sum

printfn "%d shapes, %.1f in all" (List.length shapes) total

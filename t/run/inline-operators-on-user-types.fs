// out: 3 4.0 ab
// out: 9 16
// out: 14 14.00
// out: 4 6
// out: 12
// out: -5 -2.5
// out: 3.0 4.0
// out: -1 1
// out: 2
// out: 1
// inline, srtp
let inline add x y = x + y
printfn "%d %.1f %s" (add 1 2) (add 1.5 2.5) (add "a" "b")
let inline square x = x * x
printfn "%d %d" (square 3) (square 4L |> int)
let inline dot a b c d = a * b + c * d
printfn "%d %.2f" (dot 1 2 3 4) (dot 1.0 2.0 3.0 4.0)
type V = { X: int; Y: int } with
  static member (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
  static member (*) (k, a) = { X = k * a.X; Y = k * a.Y }
  static member Zero = { X = 0; Y = 0 }
let v = add { X = 1; Y = 2 } { X = 3; Y = 4 }
printfn "%d %d" v.X v.Y
let w = 3 * v
printfn "%d" w.X
let inline neg x = -x
printfn "%d %.1f" (neg 5) (neg 2.5)
let inline toF x = float x
printfn "%.1f %.1f" (toF 3) (toF 4L)
let inline cmp a b = if a < b then -1 elif a > b then 1 else 0
printfn "%d %d" (cmp 1 2) (cmp "b" "a")
let inline twice ([<InlineIfLambda>] f) x = f (f x)
printfn "%d" (twice (fun x -> x + 1) 0)
let inline half x = x / (x - x + x) 
printfn "%d" (half 4)

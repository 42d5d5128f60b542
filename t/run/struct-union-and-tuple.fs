// out: true false
// out: 1 x
// out: 7
[<Struct>]
type Sign =
  | Neg
  | Zero
  | Pos
let sign n = if n < 0 then Neg elif n = 0 then Zero else Pos
printfn "%b %b" (sign -4 = Neg) (sign 3 = Zero)
let struct (a, b) = struct (1, "x")
printfn "%d %s" a b
let f (struct (x, y)) = x + y
printfn "%d" (f (struct (3, 4)))

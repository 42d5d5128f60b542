// out: 20
// out: 50
// out: six 3
// out: big 1
printfn "%d" (match (5, 20) with (x, _) | (_, x) when x > 10 -> x | _ -> -1)
printfn "%d" (match (50, 20) with (x, _) | (_, x) when x > 10 -> x | _ -> -1)
let mutable n = 0
let (|Even|_|) x = n <- n + 1; (if x % 2 = 0 then Some(x / 2) else None)
let f x =
  match x with
  | Even 1 -> "two"
  | Even 2 -> "four"
  | Even 3 -> "six"
  | _ -> "other"
printfn "%s %d" (f 6) n
let mutable m = 0
let (|Small|Big|) x = m <- m + 1; (if x < 10 then Small else Big x)
let g x =
  match x with
  | Big 10 -> "ten"
  | Big 11 -> "eleven"
  | Big _ -> "big"
  | Small -> "small"
printfn "%s %d" (g 12) m

// out: true false
// out: low mid high
// out: 1 2 -1
// out: 5 6 0
type Day = Mon | Tue | Sat | Sun
let isWeekend d = match d with Sat | Sun -> true | Mon | Tue -> false
printfn "%b %b" (isWeekend Sat) (isWeekend Mon)
let f n =
  match n with
  | 1 | 2 | 3 -> "low"
  | 4 | 5 -> "mid"
  | _ -> "high"
printfn "%s %s %s" (f 2) (f 5) (f 9)
type E = A of int | B of int * string | C
let value e = match e with A n | B(n, _) -> n | C -> -1
printfn "%d %d %d" (value (A 1)) (value (B(2, "x"))) (value C)
let g (a, b) = match a, b with (1, x) | (x, 1) -> x | _ -> 0
printfn "%d %d %d" (g (1, 5)) (g (6, 1)) (g (2, 2))

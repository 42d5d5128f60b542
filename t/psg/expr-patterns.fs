// step: expr
type Shape = Circle of float | Point
type R = { X: int; Y: int }
exception Bad of int
let (|Even|_|) n = if n % 2 = 0 then Some() else None
let f v =
    match v with
    | 0, _ -> "zero"
    | (1 | 2), x when x > 1 -> "some"
    | Even, (x as y) -> string (x + y)
    | _ -> "other"
let g v = match v with Circle r -> r | Point -> 0.0
let h v = match v with { X = 1; Y = y } -> y | { X = x } -> x
let l v = match v with [] -> 0 | [ a ] -> a | a :: _ -> a
let a v = match v with [| 1; x |] -> x | _ -> 0
let o (v: obj) = match v with :? int as i -> i | null -> 0 | _ -> 1
let e () = try 1 with Bad n -> n
// ===>

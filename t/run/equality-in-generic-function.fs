// out: true false
// out: true false
// out: true false
// out: true true
// out: false true
// out: true false
// out: true false
let same a b = a = b
let rec contains x xs =
  match xs with
  | [] -> false
  | y :: rest -> x = y || contains x rest
type R = { A: int; B: string }
type U = P | Q of int | S of U
printfn "%b %b" (same 1 1) (same "a" "b")
printfn "%b %b" (same (1, "x") (1, "x")) (same { A = 1; B = "b" } { A = 1; B = "c" })
printfn "%b %b" (same (S(Q 1)) (S(Q 1))) (same P (Q 0))
printfn "%b %b" (same [ 1; 2 ] [ 1; 2 ]) (same [| 1.0 |] [| 1.0 |])
printfn "%b %b" (same (Some(Some 1)) (Some None)) (same () ())
printfn "%b %b" (contains (2, 'b') [ (1, 'a'); (2, 'b') ]) (contains 3.5 [ 1.0 ])
printfn "%b %b" (same 'a' 'a') (same 5uy 6uy)

// out: true true
// out: true true
// out: true true
// out: true true
// out: true true
// out: true true
type R = { A: int; B: string }
type U = P | Q of int * string
let agree a b = hash a = hash b
printfn "%b %b" (agree 5 5) (agree "text" (String.concat "" [ "te"; "xt" ]))
printfn "%b %b" (agree (1, "a") (1, "a")) (agree { A = 1; B = "b" } { A = 1; B = "b" })
printfn "%b %b" (agree P P) (agree (Q(1, "x")) (Q(1, "x")))
printfn "%b %b" (agree [ 1; 2 ] [ 1; 2 ]) (agree [| 1; 2 |] [| 1; 2 |])
printfn "%b %b" (agree (Some(Some 1)) (Some(Some 1))) (agree 1.5 1.5)
printfn "%b %b" (agree 'x' 'x') (agree 7L 7L)

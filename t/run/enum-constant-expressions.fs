// out: 4 8 B [H; L]
// out: H 2
// out: 1 true
// out: { S = L
// out:   N = 1 }
[<Literal>]
let Base = 4
type E = A = Base | B = (1 <<< 3) | C = 5
type S = L = -5s | H = 3000s
printfn "%d %d %A %A" (int E.A) (int E.B) E.B [ S.H; S.L ]
printfn "%A %d" (max S.L S.H) (sizeof<S>)
let d = dict [ S.L, 1 ]
printfn "%d %b" d[S.L] (S.L < S.H)
type R = { S: S; N: int }
printfn "%A" { S = S.L; N = 1 }

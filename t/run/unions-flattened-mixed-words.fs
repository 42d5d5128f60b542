// out: I1 F2.50 Sx P3y N
// out: Schanged F2.50 N P3y N
// out: I1
// a value of at most four words: references, integers and floats keep to their own words
type V =
  | I of int
  | F of float
  | S of string
  | P of int * string
  | N
let show v =
  match v with
  | I n -> sprintf "I%d" n
  | F x -> sprintf "F%.2f" x
  | S s -> "S" + s
  | P(n, s) -> sprintf "P%d%s" n s
  | N -> "N"
let vs = [| I 1; F 2.5; S "x"; P(3, "y"); N |]
printfn "%s" (String.concat " " (Array.toList (Array.map show vs)))
vs.[0] <- S "changed"
vs.[2] <- N
printfn "%s" (String.concat " " (Array.toList (Array.map show vs)))
let rotate v = match v with I n -> F(float n) | F x -> S(string x) | S s -> P(s.Length, s) | P(n, _) -> I n | N -> N
printfn "%s" (show (rotate (rotate (rotate (rotate (I 7))))))

// out: s0.2s é1€.3é s2.2s é3€.3é
// out: é1€.3é é1€.3é é7€.3é é3€.3é
// out: é1€.3é é3€.3é é7€.3é é1€.3é I11
// out: é1€.3é é3€.3é é7€.3é é1€.3é s8.2s
// out: é9€.3é é7€.3é é3€.3é é1€.3é
// out: é1€.3é I11
// out: é3€.3é N
// out: outside é1€.3é
// out: 4 é3€.3é
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Mixed =
  | N
  | I of int
  | S of string * int
  | F of float
  | L of string list
let makeMixed n =
  match n % 5 with
  | 0 -> N
  | 1 -> I n
  | 2 -> S("u" + string n, n + 1)
  | 3 -> F(float n / 2.0)
  | _ -> L [ "u" + string n; "u" + string (n + 1) ]
let showMixed v =
  match v with
  | N -> "N"
  | I n -> sprintf "I%d" n
  | S(s, n) -> sprintf "S%s:%d" s n
  | F x -> sprintf "F%.1f" x
  | L xs -> "L" + String.concat ";" xs
let a = Array.init 4 makeText
let b = Array.init 2 (fun i -> makeMixed (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showText xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeText 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showMixed b.[0])
let rest = Array.append a [| makeText 8 |]
a.[3] <- makeText 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showText v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showText v) (showMixed w)
let outside i = try showText a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeText i
printfn "%d %s" a.Length (showText a.[3])

// out: N I1 Su2:3 F1.5
// out: I1 I1 Su7:8 F1.5
// out: I1 F1.5 Su7:8 I1 121
// out: I1 F1.5 Su7:8 I1 F4.0
// out: Lu9;u10 Su7:8 F1.5 I1
// out: I1 121
// out: F1.5 110
// out: outside I1
// out: 4 F1.5
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let a = Array.init 4 makeMixed
let b = Array.init 2 (fun i -> makeInt (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showMixed xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeMixed 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showInt b.[0])
let rest = Array.append a [| makeMixed 8 |]
a.[3] <- makeMixed 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showMixed v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showMixed v) (showInt w)
let outside i = try showMixed a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeMixed i
printfn "%d %s" a.Length (showMixed a.[3])

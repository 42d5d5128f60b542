// out: 1,2,3^1 2,3,4^2 3,4,5^3 4,5,6^4
// out: 2,3,4^5 2,3,4^6 8,9,10^7 4,5,6^8
// out: 2,3,4^9 4,5,6^10 8,9,10^11 2,3,4^12 I11
// out: 2,3,4^13 4,5,6^14 8,9,10^15 2,3,4^16 9,10,11^17
// out: 10,11,12^22 8,9,10^23 4,5,6^24 2,3,4^25
// out: 2,3,4^26 I11
// out: 4,5,6^27 N
// out: outside 2,3,4^28
// out: 4 4,5,6^29
type Sequence = seq<int>
let mutable closed = 0
let makeSequence n : Sequence =
  seq {
    try
      for i in 1 .. 3 do
        yield n + i
    finally
      closed <- closed + 1
  }
let showSequence (s: Sequence) =
  let text = String.concat "," (Seq.toList (Seq.map string s))
  text + "^" + string closed
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
let a = Array.init 4 makeSequence
let b = Array.init 2 (fun i -> makeMixed (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showSequence xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeSequence 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showMixed b.[0])
let rest = Array.append a [| makeSequence 8 |]
a.[3] <- makeSequence 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showSequence v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showSequence v) (showMixed w)
let outside i = try showSequence a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeSequence i
printfn "%d %s" a.Length (showSequence a.[3])

// out: s0.2s é1€.3é s2.2s é3€.3é
// out: é1€.3é é1€.3é é7€.3é é3€.3é
// out: é1€.3é é3€.3é é7€.3é é1€.3é 121
// out: é1€.3é é3€.3é é7€.3é é1€.3é s8.2s
// out: é9€.3é é7€.3é é3€.3é é1€.3é
// out: é1€.3é 121
// out: é3€.3é 110
// out: outside é1€.3é
// out: 4 é3€.3é
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let a = Array.init 4 makeText
let b = Array.init 2 (fun i -> makeInt (i + 10))
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
printfn "%s %s" (all a) (showInt b.[0])
let rest = Array.append a [| makeText 8 |]
a.[3] <- makeText 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showText v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showText v) (showInt w)
let outside i = try showText a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeText i
printfn "%d %s" a.Length (showText a.[3])

// out: 0 r0 0.0 1 0 1 r1 1.5 3 1000000000 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 1 r1 1.5 3 1000000000 7 r7 10.5 15 7000000000 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000 7 r7 10.5 15 7000000000 1 r1 1.5 3 1000000000 121
// out: 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000 7 r7 10.5 15 7000000000 1 r1 1.5 3 1000000000 8 r8 12.0 17 8000000000
// out: 9 r9 13.5 19 9000000000 7 r7 10.5 15 7000000000 3 r3 4.5 7 3000000000 1 r1 1.5 3 1000000000
// out: 1 r1 1.5 3 1000000000 121
// out: 3 r3 4.5 7 3000000000 110
// out: outside 1 r1 1.5 3 1000000000
// out: 4 3 r3 4.5 7 3000000000
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let a = Array.init 4 makeRecord
let b = Array.init 2 (fun i -> makeInt (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showRecord xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeRecord 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showInt b.[0])
let rest = Array.append a [| makeRecord 8 |]
a.[3] <- makeRecord 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showRecord v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showRecord v) (showInt w)
let outside i = try showRecord a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeRecord i
printfn "%d %s" a.Length (showRecord a.[3])

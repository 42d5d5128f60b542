// out: 0 t0 0.0 1 t1 0.5 2 t2 1.0 3 t3 1.5
// out: 1 t1 0.5 1 t1 0.5 7 t7 3.5 3 t3 1.5
// out: 1 t1 0.5 3 t3 1.5 7 t7 3.5 1 t1 0.5 11 r11 16.5 23 11000000000
// out: 1 t1 0.5 3 t3 1.5 7 t7 3.5 1 t1 0.5 8 t8 4.0
// out: 9 t9 4.5 7 t7 3.5 3 t3 1.5 1 t1 0.5
// out: 1 t1 0.5 11 r11 16.5 23 11000000000
// out: 3 t3 1.5 10 r10 15.0 21 10000000000
// out: outside 1 t1 0.5
// out: 4 3 t3 1.5
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
let a = Array.init 4 makeTuple
let b = Array.init 2 (fun i -> makeRecord (i + 10))
let all xs = String.concat " " (Array.toList (Array.map showTuple xs))
printfn "%s" (all a)
a.[0] <- a.[1]
a.[2] <- makeTuple 7
printfn "%s" (all a)
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 1 3
swap b 0 1
printfn "%s %s" (all a) (showRecord b.[0])
let rest = Array.append a [| makeTuple 8 |]
a.[3] <- makeTuple 9
printfn "%s" (all rest)
printfn "%s" (all (Array.filter (fun v -> showTuple v <> "") (Array.rev a)))
let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
for (v, w) in pairs do
  printfn "%s %s" (showTuple v) (showRecord w)
let outside i = try showTuple a.[i] with _ -> "outside"
printfn "%s %s" (outside 4) (outside 0)
for i in 0 .. a.Length - 1 do
  a.[i] <- makeTuple i
printfn "%d %s" a.Length (showTuple a.[3])

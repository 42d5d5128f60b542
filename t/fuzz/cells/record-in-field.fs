// out: 1:1 r1 1.5 3 1000000000 11 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1:5 r5 7.5 11 5000000000 11 7 r7 10.5 15 7000000000 6 r6 9.0 13 6000000000,3 r3 4.5 7 3000000000
// out: 1:1 r1 1.5 3 1000000000 11 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1:1 r1 1.5 3 1000000000 11 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000
// out: left 8 r8 12.0 17 8000000000
// out: right 99910 r10 15.0 21 10000000000
// out: neither
// out: left 1 r1 1.5 3 1000000000
// out: 11 r11 16.5 23 11000000000 132 13 r13 19.5 27 13000000000
// out: 14 r14 21.0 29 14000000000
// out: 15 r15 22.5 31 15000000000 16 r16 24.0 33 16000000000
// out: 99:5 r5 7.5 11 5000000000 11 7 r7 10.5 15 7000000000 6 r6 9.0 13 6000000000,3 r3 4.5 7 3000000000
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
type Holder = { Id: int; V: Record; W: Int; mutable M: Record; Rest: Record list }
type Either =
  | Left of Record
  | Right of int * Int * Record
  | Neither
let make n = { Id = n; V = makeRecord n; W = makeInt n; M = makeRecord (n + 1); Rest = [ makeRecord (n + 2) ] }
let show h = string h.Id + ":" + showRecord h.V + " " + showInt h.W + " " + showRecord h.M + " " + String.concat "," (List.map showRecord h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeRecord 5; Rest = makeRecord 6 :: h.Rest }
h2.M <- makeRecord 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showRecord v
  | Right(k, w, v) -> "right " + string k + showInt w + showRecord v
  | Neither -> "neither"
for e in [ Left(makeRecord 8); Right(9, makeInt 9, makeRecord 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeRecord 11, (makeInt 12, makeRecord 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showRecord v) (showInt w) (showRecord v2)
let o = Some(Some(makeRecord 14))
match o with
| Some(Some v) -> printfn "%s" (showRecord v)
| _ -> printfn "never"
let cell = ref (makeRecord 15)
let old = cell.Value
cell.Value <- makeRecord 16
printfn "%s %s" (showRecord old) (showRecord cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

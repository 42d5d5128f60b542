// out: 1:1 t1 0.5 11 2 t2 1.0 3 t3 1.5
// out: 1:5 t5 2.5 11 7 t7 3.5 6 t6 3.0,3 t3 1.5
// out: 1:1 t1 0.5 11 2 t2 1.0 3 t3 1.5
// out: 1:1 t1 0.5 11 1 t1 0.5 3 t3 1.5
// out: left 8 t8 4.0
// out: right 99910 t10 5.0
// out: neither
// out: left 1 t1 0.5
// out: 11 t11 5.5 132 13 t13 6.5
// out: 14 t14 7.0
// out: 15 t15 7.5 16 t16 8.0
// out: 99:5 t5 2.5 11 7 t7 3.5 6 t6 3.0,3 t3 1.5
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
type Holder = { Id: int; V: Tuple; W: Int; mutable M: Tuple; Rest: Tuple list }
type Either =
  | Left of Tuple
  | Right of int * Int * Tuple
  | Neither
let make n = { Id = n; V = makeTuple n; W = makeInt n; M = makeTuple (n + 1); Rest = [ makeTuple (n + 2) ] }
let show h = string h.Id + ":" + showTuple h.V + " " + showInt h.W + " " + showTuple h.M + " " + String.concat "," (List.map showTuple h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeTuple 5; Rest = makeTuple 6 :: h.Rest }
h2.M <- makeTuple 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showTuple v
  | Right(k, w, v) -> "right " + string k + showInt w + showTuple v
  | Neither -> "neither"
for e in [ Left(makeTuple 8); Right(9, makeInt 9, makeTuple 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeTuple 11, (makeInt 12, makeTuple 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showTuple v) (showInt w) (showTuple v2)
let o = Some(Some(makeTuple 14))
match o with
| Some(Some v) -> printfn "%s" (showTuple v)
| _ -> printfn "never"
let cell = ref (makeTuple 15)
let old = cell.Value
cell.Value <- makeTuple 16
printfn "%s %s" (showTuple old) (showTuple cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

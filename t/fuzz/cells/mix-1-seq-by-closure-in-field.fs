// out: 1:2,3,4^1 c1+4c1-5c1*4 3,4,5^2 4,5,6^3
// out: 1:6,7,8^4 c1+4c1-5c1*4 8,9,10^5 7,8,9^6,4,5,6^7
// out: 1:2,3,4^8 c1+4c1-5c1*4 3,4,5^9 4,5,6^10
// out: 1:2,3,4^11 c1+4c1-5c1*4 2,3,4^12 4,5,6^13
// out: left 9,10,11^14
// out: right 9c9+28c9-29c9*2811,12,13^15
// out: neither
// out: left 2,3,4^16
// out: 12,13,14^17 c12+37c12-38c12*37 14,15,16^18
// out: 15,16,17^19
// out: 16,17,18^20 17,18,19^21
// out: 99:6,7,8^22 c1+4c1-5c1*4 8,9,10^23 7,8,9^24,4,5,6^25
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
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Holder = { Id: int; V: Sequence; W: Closure; mutable M: Sequence; Rest: Sequence list }
type Either =
  | Left of Sequence
  | Right of int * Closure * Sequence
  | Neither
let make n = { Id = n; V = makeSequence n; W = makeClosure n; M = makeSequence (n + 1); Rest = [ makeSequence (n + 2) ] }
let show h = string h.Id + ":" + showSequence h.V + " " + showClosure h.W + " " + showSequence h.M + " " + String.concat "," (List.map showSequence h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeSequence 5; Rest = makeSequence 6 :: h.Rest }
h2.M <- makeSequence 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showSequence v
  | Right(k, w, v) -> "right " + string k + showClosure w + showSequence v
  | Neither -> "neither"
for e in [ Left(makeSequence 8); Right(9, makeClosure 9, makeSequence 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeSequence 11, (makeClosure 12, makeSequence 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showSequence v) (showClosure w) (showSequence v2)
let o = Some(Some(makeSequence 14))
match o with
| Some(Some v) -> printfn "%s" (showSequence v)
| _ -> printfn "never"
let cell = ref (makeSequence 15)
let old = cell.Value
cell.Value <- makeSequence 16
printfn "%s %s" (showSequence old) (showSequence cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

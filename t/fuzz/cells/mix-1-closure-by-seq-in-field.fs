// out: 1:c1+4c1-5c1*4 2,3,4^1 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: 1:c5+16c5-17c5*16 2,3,4^2 c7+22c7-23c7*22 c6+19c6-20c6*19,c3+10c3-11c3*10
// out: 1:c1+4c1-5c1*4 2,3,4^3 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: 1:c1+4c1-5c1*4 2,3,4^4 c1+4c1-5c1*4 c3+10c3-11c3*10
// out: left c8+25c8-26c8*25
// out: right 910,11,12^5c10+31c10-32c10*31
// out: neither
// out: left c1+4c1-5c1*4
// out: c11+34c11-35c11*34 13,14,15^6 c13+40c13-41c13*40
// out: c14+43c14-44c14*43
// out: c15+46c15-47c15*46 c16+49c16-50c16*49
// out: 99:c5+16c5-17c5*16 2,3,4^7 c7+22c7-23c7*22 c6+19c6-20c6*19,c3+10c3-11c3*10
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
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
type Holder = { Id: int; V: Closure; W: Sequence; mutable M: Closure; Rest: Closure list }
type Either =
  | Left of Closure
  | Right of int * Sequence * Closure
  | Neither
let make n = { Id = n; V = makeClosure n; W = makeSequence n; M = makeClosure (n + 1); Rest = [ makeClosure (n + 2) ] }
let show h = string h.Id + ":" + showClosure h.V + " " + showSequence h.W + " " + showClosure h.M + " " + String.concat "," (List.map showClosure h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeClosure 5; Rest = makeClosure 6 :: h.Rest }
h2.M <- makeClosure 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showClosure v
  | Right(k, w, v) -> "right " + string k + showSequence w + showClosure v
  | Neither -> "neither"
for e in [ Left(makeClosure 8); Right(9, makeSequence 9, makeClosure 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeClosure 11, (makeSequence 12, makeClosure 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showClosure v) (showSequence w) (showClosure v2)
let o = Some(Some(makeClosure 14))
match o with
| Some(Some v) -> printfn "%s" (showClosure v)
| _ -> printfn "never"
let cell = ref (makeClosure 15)
let old = cell.Value
cell.Value <- makeClosure 16
printfn "%s %s" (showClosure old) (showClosure cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

// out: 1:some none 11 o2 none
// out: 1:o5 11 some none none,none
// out: 1:some none 11 o2 none
// out: 1:some none 11 some none none
// out: left o8
// out: right 999some none
// out: neither
// out: left some none
// out: o11 132 some none
// out: o14
// out: none some none
// out: 99:o5 11 some none none,none
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
type Holder = { Id: int; V: Nested; W: Int; mutable M: Nested; Rest: Nested list }
type Either =
  | Left of Nested
  | Right of int * Int * Nested
  | Neither
let make n = { Id = n; V = makeNested n; W = makeInt n; M = makeNested (n + 1); Rest = [ makeNested (n + 2) ] }
let show h = string h.Id + ":" + showNested h.V + " " + showInt h.W + " " + showNested h.M + " " + String.concat "," (List.map showNested h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeNested 5; Rest = makeNested 6 :: h.Rest }
h2.M <- makeNested 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showNested v
  | Right(k, w, v) -> "right " + string k + showInt w + showNested v
  | Neither -> "neither"
for e in [ Left(makeNested 8); Right(9, makeInt 9, makeNested 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeNested 11, (makeInt 12, makeNested 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showNested v) (showInt w) (showNested v2)
let o = Some(Some(makeNested 14))
match o with
| Some(Some v) -> printfn "%s" (showNested v)
| _ -> printfn "never"
let cell = ref (makeNested 15)
let old = cell.Value
cell.Value <- makeNested 16
printfn "%s %s" (showNested old) (showNested cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

// out: 1:some none m1#2- o2 none
// out: 1:o5 m1#3- some none none,none
// out: 1:some none m1#4- o2 none
// out: 1:some none m1#5- some none none
// out: left o8
// out: right 9m9#10-some none
// out: neither
// out: left some none
// out: o11 m12#13m13. some none
// out: o14
// out: none some none
// out: 99:o5 m1#6- some none none,none
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Mutable = { mutable Count: int; mutable Name: string; mutable Next: Mutable option }
let leafMutable n = { Count = n; Name = "m" + string n; Next = None }
let makeMutable n =
  let r = leafMutable n
  if n % 2 = 0 then r.Next <- Some(leafMutable (n + 1))
  r
let showMutable (r: Mutable) =
  r.Count <- r.Count + 1
  let inner =
    match r.Next with
    | Some next ->
      next.Name <- next.Name + "."
      next.Name
    | None -> "-"
  sprintf "%s#%d%s" r.Name r.Count inner
type Holder = { Id: int; V: Nested; W: Mutable; mutable M: Nested; Rest: Nested list }
type Either =
  | Left of Nested
  | Right of int * Mutable * Nested
  | Neither
let make n = { Id = n; V = makeNested n; W = makeMutable n; M = makeNested (n + 1); Rest = [ makeNested (n + 2) ] }
let show h = string h.Id + ":" + showNested h.V + " " + showMutable h.W + " " + showNested h.M + " " + String.concat "," (List.map showNested h.Rest)
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
  | Right(k, w, v) -> "right " + string k + showMutable w + showNested v
  | Neither -> "neither"
for e in [ Left(makeNested 8); Right(9, makeMutable 9, makeNested 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeNested 11, (makeMutable 12, makeNested 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showNested v) (showMutable w) (showNested v2)
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

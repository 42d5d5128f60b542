// out: 1:m1#2- 11 m2#3m3. m3#4-
// out: 1:m5#6- 11 m7#8- m6#7m7.,m3#5-
// out: 1:m1#3- 11 m2#4m3.. m3#6-
// out: 1:m1#4- 11 m1#5- m3#7-
// out: left m8#9m9.
// out: right 999m10#11m11.
// out: neither
// out: left m1#6-
// out: m11#12- 132 m13#14-
// out: m14#15m15.
// out: m15#16- m16#17m17.
// out: 99:m5#7- 11 m7#9- m6#8m7..,m3#8-
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
type Holder = { Id: int; V: Mutable; W: Int; mutable M: Mutable; Rest: Mutable list }
type Either =
  | Left of Mutable
  | Right of int * Int * Mutable
  | Neither
let make n = { Id = n; V = makeMutable n; W = makeInt n; M = makeMutable (n + 1); Rest = [ makeMutable (n + 2) ] }
let show h = string h.Id + ":" + showMutable h.V + " " + showInt h.W + " " + showMutable h.M + " " + String.concat "," (List.map showMutable h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeMutable 5; Rest = makeMutable 6 :: h.Rest }
h2.M <- makeMutable 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showMutable v
  | Right(k, w, v) -> "right " + string k + showInt w + showMutable v
  | Neither -> "neither"
for e in [ Left(makeMutable 8); Right(9, makeInt 9, makeMutable 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeMutable 11, (makeInt 12, makeMutable 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showMutable v) (showInt w) (showMutable v2)
let o = Some(Some(makeMutable 14))
match o with
| Some(Some v) -> printfn "%s" (showMutable v)
| _ -> printfn "never"
let cell = ref (makeMutable 15)
let old = cell.Value
cell.Value <- makeMutable 16
printfn "%s %s" (showMutable old) (showMutable cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

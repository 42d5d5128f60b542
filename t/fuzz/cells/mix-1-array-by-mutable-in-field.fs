// out: 1:101/2/3 m1#2- 102/3/4 103/4/5
// out: 1:105/6/7 m1#3- 107/8/9 106/7/8,203/4/5
// out: 1:201/2/3 m1#4- 202/3/4 303/4/5
// out: 1:301/2/3 m1#5- 401/2/3 403/4/5
// out: left 108/9/10
// out: right 9m9#10-110/11/12
// out: neither
// out: left 501/2/3
// out: 111/12/13 m12#13m13. 113/14/15
// out: 114/15/16
// out: 115/16/17 116/17/18
// out: 99:205/6/7 m1#6- 207/8/9 206/7/8,503/4/5
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
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
type Holder = { Id: int; V: Items; W: Mutable; mutable M: Items; Rest: Items list }
type Either =
  | Left of Items
  | Right of int * Mutable * Items
  | Neither
let make n = { Id = n; V = makeItems n; W = makeMutable n; M = makeItems (n + 1); Rest = [ makeItems (n + 2) ] }
let show h = string h.Id + ":" + showItems h.V + " " + showMutable h.W + " " + showItems h.M + " " + String.concat "," (List.map showItems h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeItems 5; Rest = makeItems 6 :: h.Rest }
h2.M <- makeItems 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showItems v
  | Right(k, w, v) -> "right " + string k + showMutable w + showItems v
  | Neither -> "neither"
for e in [ Left(makeItems 8); Right(9, makeMutable 9, makeItems 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeItems 11, (makeMutable 12, makeItems 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showItems v) (showMutable w) (showItems v2)
let o = Some(Some(makeItems 14))
match o with
| Some(Some v) -> printfn "%s" (showItems v)
| _ -> printfn "never"
let cell = ref (makeItems 15)
let old = cell.Value
cell.Value <- makeItems 16
printfn "%s %s" (showItems old) (showItems cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

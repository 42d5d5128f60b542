// out: 1:é1€.3é 101/2/3 s2.2s é3€.3é
// out: 1:é5€.3é 201/2/3 é7€.3é s6.2s,é3€.3é
// out: 1:é1€.3é 301/2/3 s2.2s é3€.3é
// out: 1:é1€.3é 401/2/3 é1€.3é é3€.3é
// out: left s8.2s
// out: right 9109/10/11s10.3s
// out: neither
// out: left é1€.3é
// out: é11€.4é 112/13/14 é13€.4é
// out: s14.3s
// out: é15€.4é s16.3s
// out: 99:é5€.3é 501/2/3 é7€.3é s6.2s,é3€.3é
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Holder = { Id: int; V: Text; W: Items; mutable M: Text; Rest: Text list }
type Either =
  | Left of Text
  | Right of int * Items * Text
  | Neither
let make n = { Id = n; V = makeText n; W = makeItems n; M = makeText (n + 1); Rest = [ makeText (n + 2) ] }
let show h = string h.Id + ":" + showText h.V + " " + showItems h.W + " " + showText h.M + " " + String.concat "," (List.map showText h.Rest)
let h = make 1
printfn "%s" (show h)
let h2 = { h with V = makeText 5; Rest = makeText 6 :: h.Rest }
h2.M <- makeText 7
printfn "%s" (show h2)
printfn "%s" (show h)
h.M <- h.V
printfn "%s" (show h)
let describe e =
  match e with
  | Left v -> "left " + showText v
  | Right(k, w, v) -> "right " + string k + showItems w + showText v
  | Neither -> "neither"
for e in [ Left(makeText 8); Right(9, makeItems 9, makeText 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeText 11, (makeItems 12, makeText 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showText v) (showItems w) (showText v2)
let o = Some(Some(makeText 14))
match o with
| Some(Some v) -> printfn "%s" (showText v)
| _ -> printfn "never"
let cell = ref (makeText 15)
let old = cell.Value
cell.Value <- makeText 16
printfn "%s %s" (showText old) (showText cell.Value)
let holders = [| make 20; h2 |]
holders.[0] <- { holders.[1] with Id = 99 }
printfn "%s" (show holders.[0])

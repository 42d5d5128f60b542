// out: 1:é1€.3é 11 s2.2s é3€.3é
// out: 1:é5€.3é 11 é7€.3é s6.2s,é3€.3é
// out: 1:é1€.3é 11 s2.2s é3€.3é
// out: 1:é1€.3é 11 é1€.3é é3€.3é
// out: left s8.2s
// out: right 999s10.3s
// out: neither
// out: left é1€.3é
// out: é11€.4é 132 é13€.4é
// out: s14.3s
// out: é15€.4é s16.3s
// out: 99:é5€.3é 11 é7€.3é s6.2s,é3€.3é
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
type Holder = { Id: int; V: Text; W: Int; mutable M: Text; Rest: Text list }
type Either =
  | Left of Text
  | Right of int * Int * Text
  | Neither
let make n = { Id = n; V = makeText n; W = makeInt n; M = makeText (n + 1); Rest = [ makeText (n + 2) ] }
let show h = string h.Id + ":" + showText h.V + " " + showInt h.W + " " + showText h.M + " " + String.concat "," (List.map showText h.Rest)
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
  | Right(k, w, v) -> "right " + string k + showInt w + showText v
  | Neither -> "neither"
for e in [ Left(makeText 8); Right(9, makeInt 9, makeText 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeText 11, (makeInt 12, makeText 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showText v) (showInt w) (showText v2)
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

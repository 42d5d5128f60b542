// out: 1a:0 1y:2 2x:1 
// out: a b1 b2
// out: 1 2.5 x
let m =
  Map.empty
  |> Map.add (2, "x") [ 1 ]
  |> Map.add (1, "y") [ 2; 3 ]
  |> Map.add (1, "a") []
for ((n, s), xs) in Map.toList m do
  printf "%d%s:%d " n s (List.length xs)
printfn ""
type K = A | B of int
let k = Map.empty |> Map.add (B 2) "b2" |> Map.add A "a" |> Map.add (B 1) "b1"
printfn "%s" (String.concat " " (List.map snd (Map.toList k)))
let word = Map.empty |> Map.add "one" (1, 2.5, "x")
match Map.tryFind "one" word with
| Some(a, b, c) -> printfn "%d %.1f %s" a b c
| None -> printfn "none"

// out: 1 3 none
// out: a=1 b=2 c=3 
// out: 1 100
// out: 2 none
// out: 3
// out: none
let m = Map.empty |> Map.add "b" 2 |> Map.add "a" 1 |> Map.add "c" 3
let show k m = match Map.tryFind k m with Some v -> string v | None -> "none"
printfn "%s %s %s" (show "a" m) (show "c" m) (show "z" m)
for (k, v) in Map.toList m do
  printf "%s=%d " k v
printfn ""
let m2 = Map.add "a" 100 m
printfn "%s %s" (show "a" m) (show "a" m2)
let m3 = Map.remove "b" m2
printfn "%d %s" (List.length (Map.toList m3)) (show "b" m3)
printfn "%d" (List.length (Map.toList (Map.remove "nothing" m)))
printfn "%s" (show "a" (Map.empty: Map<string, int>))

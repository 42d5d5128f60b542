// out: 1a2b3c
// out: 6
// out: 0
let m = Map.empty |> Map.add 3 "c" |> Map.add 1 "a" |> Map.add 2 "b"
printfn "%s" (Map.fold (fun acc k v -> acc + string k + v) "" m)
printfn "%d" (Map.fold (fun acc k _ -> acc + k) 0 m)
printfn "%d" (Map.fold (fun n _ _ -> n + 1) 0 (Map.empty: Map<int, int>))

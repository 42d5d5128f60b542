// out: 1000
// out: true
// out: 500 65838
// out: true true
let mutable m = Map.empty
for i in 1 .. 1000 do
  m <- Map.add ((i * 7919) % 1009) i m
printfn "%d" (List.length (Map.toList m))
let mutable previous = -1
let mutable ordered = true
for (k, _) in Map.toList m do
  if k <= previous then ordered <- false
  previous <- k
printfn "%b" ordered
for i in 1 .. 500 do
  m <- Map.remove ((i * 7919) % 1009) m
printfn "%d %d" (List.length (Map.toList m)) (Map.fold (fun acc k v -> (acc * 31 + k + v) % 1000003) 7 m)
printfn "%b %b" (Map.tryFind 7919 m = None) (Map.tryFind ((600 * 7919) % 1009) m = Some 600)

module Expansions
let next = List.map (fun x -> x + 1) [1; 2]
printfn "%d" next.Length

// Program Semantic Graph 13.5 expansion
//Node 42: Kind="Baker", For="List.map", Id=7
//Node 43: Kind="Baker", For="List.map", Id=7
//Node 44: Kind="Baker", For="List.map", Id=7
//Node 45: (no metadata)

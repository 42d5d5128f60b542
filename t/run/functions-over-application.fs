// out: pick 0
// out: 7
// out: pick 1
// out: 12
// out: 1234
// out: 5678
let pick n =
  printfn "pick %d" n
  if n = 0 then (fun a b -> a + b) else (fun a b -> a * b)
printfn "%d" (pick 0 3 4)
printfn "%d" (pick 1 3 4)
let nest a = fun b -> fun c -> fun d -> a * 1000 + b * 100 + c * 10 + d
printfn "%d" (nest 1 2 3 4)
let partial = nest 5 6
printfn "%d" (partial 7 8)

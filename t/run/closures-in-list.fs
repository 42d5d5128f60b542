// out: 11
// out: 100
// out: 7
// out: 33
let fs = [ (fun x -> x + 1); (fun x -> x * x); (fun x -> x - 3) ]
for f in fs do
  printfn "%d" (f 10)
printfn "%d" (List.fold (fun acc f -> f acc) 5 fs)

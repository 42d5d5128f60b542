// out: run 1 false
// out: run 1 false
// out: run 1 false
// out: run 1
// out: 1
let mutable runs = 0
let l = lazy (runs <- runs + 1; if runs > 0 then failwith (sprintf "run %d" runs) else 1)
for _ in 1..3 do
  try printfn "%d" l.Value with e -> printfn "%s %b" e.Message l.IsValueCreated
try printfn "%d" (l.Force()) with e -> printfn "%s" e.Message
printfn "%d" runs

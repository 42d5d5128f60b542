// out: no 1 false
// out: no 1 false
// out: no 1 false
// out: no 1 false
// out: 1
// out: no 1
// out: no 1
// out: no 1
// out: no 1
// out: rec
// out: once
// out: v1 v1 true
// out: c
// out: false
// out: v1 Value is not created.
let mutable n = 0
let l : Lazy<int> = lazy (n <- n + 1; if n < 3 then failwithf "no %d" n else n)
for i in 1 .. 4 do
  try printfn "%d" (l.Force()) with e -> printfn "%s %b" e.Message l.IsValueCreated
printfn "%d" n
let mutable m = 0
let l2 = System.Lazy<int>(fun () -> m <- m + 1; if m < 3 then failwithf "no %d" m else m)
for i in 1 .. 4 do
  try printfn "%d" l2.Value with e -> printfn "%s" e.Message
let rec l3 : Lazy<int> = lazy (l3.Force() + 1)
try printfn "%d" (l3.Force()) with e -> printfn "rec"
let l4 = lazy (printfn "once"; "v" + string n)
printfn "%s %s %b" (l4.Force()) l4.Value l4.IsValueCreated
let l5 = Lazy<string>.Create(fun () -> "c")
printfn "%s" l5.Value
let l6 = lazy "constant"
printfn "%b" l6.IsValueCreated
printfn "%A %A" l4 l6

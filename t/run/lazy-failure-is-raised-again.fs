// out: run
// out: caught boom
// out: caught boom
// out: 1
// out: ValueFactory attempted to access the Value property of this instance.
// out: once
// out: 5 5
// err: Unhandled exception. System.Exception: lastly
// exit: 134
let n = ref 0
let x : Lazy<int> = lazy (n.Value <- n.Value + 1; printfn "run"; failwith "boom")
let tryit () = try printfn "%d" (x.Force()) with e -> printfn "caught %s" e.Message
tryit ()
tryit ()
printfn "%d" n.Value
let rec y : Lazy<int> = lazy (y.Force() + 1)
try printfn "%d" y.Value with e -> printfn "%s" e.Message
let ok = lazy (printfn "once"; 5)
printfn "%d %d" (ok.Force()) ok.Value
let z = lazy (failwith "lastly")
let q : int = z.Force()

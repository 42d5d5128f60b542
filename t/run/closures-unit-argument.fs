// out: 42
// out: 14
let make n = fun () -> n + 1
let thunk = make 41
printfn "%d" (thunk ())
let delayed = [ for i in 1 .. 3 -> (fun () -> i * i) ]
printfn "%d" (List.sum (List.map (fun f -> f ()) delayed))

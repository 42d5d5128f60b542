// out: own text
// out: not now
// out: bad argument
let message f = try f () with e -> e.Message
printfn "%s" (message (fun () -> raise (System.Exception "own text")))
printfn "%s" (message (fun () -> raise (System.InvalidOperationException "not now")))
printfn "%s" (message (fun () -> raise (System.ArgumentException "bad argument")))

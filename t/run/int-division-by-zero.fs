// out: 3
// out: Attempted to divide by zero.
// out: Attempted to divide by zero.
// out: Attempted to divide by zero.
// out: Attempted to divide by zero.
// out: Attempted to divide by zero.
let divide a b = a / b
let remain a b = a % b
let attempt f = try string (f ()) with e -> e.Message
printfn "%s" (attempt (fun () -> divide 7 2))
printfn "%s" (attempt (fun () -> divide 7 0))
printfn "%s" (attempt (fun () -> remain 7 0))
printfn "%s" (try string (1L / int64 (divide 0 1)) with e -> e.Message)
printfn "%s" (try string (1uy % byte (divide 0 1)) with e -> e.Message)
printfn "%s" (try string (1UL / uint64 (divide 0 1)) with e -> e.Message)

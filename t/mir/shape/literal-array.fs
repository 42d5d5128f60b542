// A literal array of constants is a copy of a static block.
// func: Tables.primes Tables.weights
// has: mem_copy
// not: store
module Tables
let primes () = [| 2; 3; 5; 7; 11; 13 |]
let weights () = [| 0.5; 0.25; -0.0; nan; 1e10 |]
(primes ()).[0] <- 9
printfn "%A %A" (primes ()) (primes ()).[0]
printfn "%A %A" (weights ()) (weights ()).[1]

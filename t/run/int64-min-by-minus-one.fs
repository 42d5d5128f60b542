// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: 9223372036854775807
let divide (a: int64) b = try string (a / b) with e -> e.Message
let remain (a: int64) b = try string (a % b) with e -> e.Message
printfn "%s" (divide -9223372036854775808L -1L)
printfn "%s" (remain -9223372036854775808L -1L)
printfn "%s" (divide -9223372036854775807L -1L)

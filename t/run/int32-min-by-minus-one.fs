// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: 2147483647
// out: 0
let divide a b = try string (a / b) with e -> e.Message
let remain a b = try string (a % b) with e -> e.Message
printfn "%s" (divide -2147483648 -1)
printfn "%s" (remain -2147483648 -1)
printfn "%s" (divide -2147483647 -1)
printfn "%s" (remain 5 -1)

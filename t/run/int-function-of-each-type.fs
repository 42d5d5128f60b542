// out: -128 0
// out: -32768 0
// out: -2147483648 0
// out: -9223372036854775808 0
let add8 (a: sbyte) (b: sbyte) = a + b
let addu8 (a: byte) (b: byte) = a + b
let add16 (a: int16) (b: int16) = a + b
let addu16 (a: uint16) (b: uint16) = a + b
let add32 (a: int) (b: int) = a + b
let addu32 (a: uint32) (b: uint32) = a + b
let add64 (a: int64) (b: int64) = a + b
let addu64 (a: uint64) (b: uint64) = a + b
printfn "%d %d" (add8 127y 1y) (addu8 255uy 1uy)
printfn "%d %d" (add16 32767s 1s) (addu16 65535us 1us)
printfn "%d %d" (add32 2147483647 1) (addu32 4294967295u 1u)
printfn "%d %d" (add64 9223372036854775807L 1L) (addu64 18446744073709551615UL 1UL)

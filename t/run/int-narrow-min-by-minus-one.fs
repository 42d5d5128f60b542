// out: -128 0
// out: -32768 0
// narrow types compute in 32 bits and wrap
let divide8 (a: sbyte) (b: sbyte) = a / b
let remain8 (a: sbyte) (b: sbyte) = a % b
let divide16 (a: int16) (b: int16) = a / b
let remain16 (a: int16) (b: int16) = a % b
printfn "%d %d" (divide8 -128y -1y) (remain8 -128y -1y)
printfn "%d %d" (divide16 -32768s -1s) (remain16 -32768s -1s)

// out: 44 44
// out: -25536 4464
// out: 255
let x = 300.0
printfn "%d %d" (byte x) (sbyte x)
printfn "%d %d" (int16 40000.9) (uint16 70000.5)
printfn "%d" (byte -1.0)

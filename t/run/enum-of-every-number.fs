// out: 4294967296 -1 A
// out: 200 X
// out: P false
// out: 5
// out: 200uy
// out: 201
type G = A = 0x100000000L | B = -1L
type H = X = 200uy | Y = 1uy
type I = P = 'a' | Q = 'b'
let g = G.A
printfn "%d %d %A" (int64 G.A) (int64 G.B) g
printfn "%d %A" (byte H.X) H.X
printfn "%A %b" I.P (I.P = I.Q)
printfn "%A" (LanguagePrimitives.EnumOfValue<int64, G> 5L)
printfn "%A" (LanguagePrimitives.EnumToValue H.X)
printfn "%d" (int H.X + 1)

// out: Both Low Low
// out: 12 1
// out: Both 8 2
// out: Both
type Level =
    | Low = 1u
    | High = 2u
    | Both = 3u
[<System.Flags>]
type Bits =
    | A = 1uy
    | B = 2uy
printfn "%A %A %A" (Level.Low + Level.High) (Level.Both - Level.High) (Level.Both % Level.High)
printfn "%d %d" (byte ((Bits.A ||| Bits.B) <<< 2)) (byte (Bits.B >>> 1))
let inline both x y = x + y
let inline shift x n = x <<< n
let inline mask x y = ~~~x &&& y
printfn "%A %d %d" (both Level.Low Level.High) (byte (shift Bits.A 3)) (byte (mask Bits.A Bits.B))
printfn "%A" (List.fold (+) Level.Low [ Level.High ])

// out: 5
// out: 17
type Queue<'a>() =
    let mutable keys: float[] = Array.zeroCreate 2
    let cell = ref keys
    let grow n =
        System.Array.Resize(cell, n)
        keys <- cell.Value
    member _.Grow n =
        grow n
        keys.Length
printfn "%d" (Queue<int>().Grow 5)
[<Struct>]
type S = { A: int; B: int }
let sum (s: inref<S>) = s.A + s.B
let f (x: byref<S>) = sum &x
let g () =
    let s = { A = 1; B = 2 }
    let mutable t = { A = 3; B = 4 }
    sum &s + sum &t + f &t
printfn "%d" (g ())

// MethodImpl: a function that must not be inlined is called, one that must be is not, of whatever size.
// func: clef_start
// has: call @MethodImpl.small
// has: call @Box.Small
// has: call @MethodImpl.plain
// not: call @MethodImpl.large
module MethodImpl
open System.Runtime.CompilerServices

[<MethodImpl(MethodImplOptions.NoInlining)>]
let small x = x + 1
[<NoCompilerInlining>]
let plain x = x + 2
type Box =
    [<MethodImpl(MethodImplOptions.NoInlining ||| MethodImplOptions.NoOptimization)>]
    static member Small (x: int) = x + 3
[<MethodImpl(MethodImplOptions.AggressiveInlining)>]
let large (x: int) =
    let mutable sum = 0
    for i = 1 to x do
        for k = 1 to i do
            if k % 3 = 0 then sum <- sum + (k ^^^ i) elif k % 5 = 0 then sum <- sum - k * i else sum <- sum + (k >>> 1)
        sum <- sum ||| (sum / (i + 1))
    sum
[<EntryPoint>]
let main args =
    printfn "%d %d %d" (small args.Length) (plain args.Length) (Box.Small args.Length)
    printfn "%d %d %d" (large args.Length) (large (args.Length + 1)) (large (args.Length + 2))
    0

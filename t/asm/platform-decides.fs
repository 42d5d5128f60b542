// A condition that the platform decides leaves one branch: no test, and no code of functions that only the other names.
// function: Platform_decides.describe
// x86_64: Platform_decides.ofIntel
// x86_64-not: Platform_decides.ofArm
// x86_64-not: cmp
// x86_64-not: test
// aarch64: Platform_decides.ofArm
// aarch64-not: Platform_decides.ofIntel
// aarch64-not: cmp
open System.Runtime.CompilerServices

[<MethodImpl(MethodImplOptions.NoInlining)>]
let ofArm (n: int) = printfn "arm %d" n

[<MethodImpl(MethodImplOptions.NoInlining)>]
let ofIntel (n: int) = printfn "intel %d" n

let isArm = Platform.has_neon && Platform.wordSize = 8

[<MethodImpl(MethodImplOptions.NoInlining)>]
let describe (n: int) =
    if isArm then ofArm n
    elif Platform.has_sse2 then ofIntel n
    else failwith "another machine"

describe 1
describe 2

// out: 8 8 32 64 64
// out: one of two machines
// out: counted 3
// out: no device
// out: mine
let width = Platform.resolveWidth
let ofPointer = Platform.NTUWidth.Resolved Platform.WidthDimension.Pointer
let ofRegister = Platform.NTUWidth.Resolved Platform.WidthDimension.Register
printfn "%d %d %d %d %d" Platform.wordSize Platform.pointerSize (width (Platform.NTUWidth.Fixed 32)) (width ofPointer) (width ofRegister)

let machines = (if Platform.has_neon then 1 else 0) + (if Platform.has_sse2 then 1 else 0)
printfn "%s" (if machines = 1 then "one of two machines" else "which machine?")

// What stands beside the predicate keeps its effects, and is not evaluated behind what decides.
let mutable count = 0
let counted answer =
    count <- count + 1
    answer
if counted true && not Platform.fits_u64 then printfn "narrow"
if Platform.has_mmio && counted true then printfn "device"
if counted false || Platform.fits_u32 then count <- count + 1
printfn "counted %d" count

let rec describe n =
    if Platform.has_mmio then describe (n + 1)
    elif Platform.wordSize > 8 || Platform.cache_line_size < 1 then "strange"
    elif n > 0 then "no device"
    else describe 1
printfn "%s" (describe 0)

module Own =
    module Platform =
        let has_neon = "mine"
    printfn "%s" Platform.has_neon

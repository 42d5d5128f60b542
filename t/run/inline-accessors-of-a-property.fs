// out: 9
// out: 6 -2 -1 2
// out: 9
type N(data: uint32) =
    let mutable store = data <<< 1
    member x.Data
        with inline get () = store >>> 1
        and inline set v = store <- (v <<< 1) ||| (store &&& 1u)
let n = N 3u
n.Data <- 9u
printfn "%d" n.Data
let inline double v = v <<< 1
let inline negate v = -v
let inline flip v = ~~~v
printfn "%d %d %d %d" (double 3uy) (negate 2) (flip 0) (double 1L)
let shiftOr v = (v <<< 1) ||| 1u
printfn "%d" (shiftOr 4u)

// Branches that the platform decides: the graph has both, the code one.
let onArm () = printfn "arm path"
let onIntel () = printfn "intel path"
let wide = Platform.has_neon && Platform.wordSize = 8
if Platform.has_neon then onArm () else onIntel ()
if wide then printfn "wide"

// out: a
// out: between
// out: b
// out: before f
// out: f
// out: 2
let trace s = printfn "%s" s
let a = trace "a"; 1
trace "between"
let b = trace "b"; a + 1
let f () = trace "f"; b
trace "before f"
printfn "%d" (f ())

// out: called
// out: called
// out: true
// out: 0
// out: called
let u = ()
let f () = printfn "called"
f ()
f u
let g (): unit = ()
printfn "%b" (g () = ())
printfn "%d" (compare () ())
ignore (f ())

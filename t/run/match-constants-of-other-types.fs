// out: one big other
// out: zero full other
// out: one and half zero other
// out: T F unit
let f (x: int64) = match x with 1L -> "one" | 9000000000L -> "big" | _ -> "other"
let g (x: byte) = match x with 0uy -> "zero" | 255uy -> "full" | _ -> "other"
let h (x: float) = match x with 1.5 -> "one and half" | 0.0 -> "zero" | _ -> "other"
let k b = match b with true -> "T" | false -> "F"
let u () = match () with () -> "unit"
printfn "%s %s %s" (f 1L) (f 9000000000L) (f 2L)
printfn "%s %s %s" (g 0uy) (g 255uy) (g 1uy)
printfn "%s %s %s" (h 1.5) (h -0.0) (h nan)
printfn "%s %s %s" (k true) (k false) (u ())

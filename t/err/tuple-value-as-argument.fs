let h (x: struct (obj * int)) = x
let f (x: int64 * float) = x
let g (x: obj * int) = x
let a = struct ("a", 1)
let b = (1, 2)
let c = ("a", "b")
printfn "%A" (h a) //! FS0001
printfn "%A" (f b) //! FS0001
printfn "%A" (g c) //! FS0001
let d: obj * obj = b //! FS0001

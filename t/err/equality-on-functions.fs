let f x = x + 1
let g x = x + 2
printfn "%b" (f = g)  //! FS0001 The type 'int -> int' does not support the 'equality'

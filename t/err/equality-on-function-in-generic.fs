let same a b = a = b
let f x = x + 1
printfn "%b" (same f f)  //! FS0001 The type 'int -> int' does not support the 'equality'

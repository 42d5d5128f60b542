let f (g: int -> string) = g 1
let x = f (fun a -> a + 1)    //! FS0001 The type 'int' does not match the type 'string'

let f (g: int -> int -> int) = g 1 2
let x = f (fun a -> a)    //! FS0001 This expression was expected to have type

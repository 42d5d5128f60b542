let f (g: int -> int) = g 1
let x = f (fun a b -> a)    //! FS0002 This function takes too many arguments, or is used in a context where a function is not expected

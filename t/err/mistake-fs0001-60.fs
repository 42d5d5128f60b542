let f = fun (x: int) -> x
let y = f "a"    //! FS0001 This expression was expected to have type

let f x : int = x
let y : string = f 5    //! FS0001 This expression was expected to have type

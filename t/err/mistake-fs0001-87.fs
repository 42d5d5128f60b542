let apply f x = f x
let y = apply 5 6    //! FS0001 This expression was expected to have type

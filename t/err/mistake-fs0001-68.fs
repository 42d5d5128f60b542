let f (a: int, b: string) = a
let x = f (1, 2)    //! FS0001 This expression was expected to have type

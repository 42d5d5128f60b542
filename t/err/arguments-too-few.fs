let add a b = a + b
let x: int = add 1  //! FS0001 This expression was expected to have type

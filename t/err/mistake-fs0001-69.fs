let f (a: int) (b: string) = a
let x = f "a" 1    //! FS0001 This expression was expected to have type

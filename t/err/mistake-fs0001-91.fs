let swap (x, y) = (y, x)
let (a: string, b: int) = swap (1, 2)    //! FS0001 This expression was expected to have type

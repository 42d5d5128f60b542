let add (x: int) (y: int) = x + y
let r = add 1 "2"    //! FS0001 This expression was expected to have type
let s = add "1" 2    //! FS0001 This expression was expected to have type
let t = add 1
let u : int = t    //! FS0001 This expression was expected to have type

let mutable x = 1
let f () = x <- "a"    //! FS0001 This expression was expected to have type

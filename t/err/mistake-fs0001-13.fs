let f x =
    x + 1
  + 2
let g = f "a"    //! FS0001 This expression was expected to have type

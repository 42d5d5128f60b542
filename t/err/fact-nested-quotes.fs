let f x = x
let s = $"{f "x"}"  //! FS3373 Invalid interpolated string. Single quote or verbatim string literals

let a = [| 1; 2 |]
let b = a[..]  //! FS0010 Unexpected symbol ']' in expression

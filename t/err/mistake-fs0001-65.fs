let arr = [| 1; 2 |]
let x = arr.["a"]    //! FS0001 This expression was expected to have type

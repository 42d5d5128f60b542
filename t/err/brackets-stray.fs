let a = 1 2 3 ]  //! FS0010 Unexpected symbol ']' in binding
let b = )  //! FS0010 Unexpected symbol ')' in binding
let f () =
    let c = 1 }  //! FS0010 Unexpected symbol '}' in binding
    c

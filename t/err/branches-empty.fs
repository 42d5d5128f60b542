let a x =
    if x then
    else 3  //! FS0058 Unexpected syntax or possible incorrect indentation: this token is off //! FS3524 Expecting expression
let b x =
    try
    with _ -> 1  //! FS3524 Expecting expression
let c = (if true then )  //! FS3524 Expecting expression

let a = (1, )  //! FS3100 Expected an expression after this point
let b = (1, , 2)  //! FS3524 Expecting expression
let c = [ (, 3) ]  //! FS3524 Expecting expression

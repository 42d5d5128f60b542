let f x = x
let h w = f w[0]  //! info FS3365
let i = h [ 1 ]  //! FS0001 This expression was expected to have type

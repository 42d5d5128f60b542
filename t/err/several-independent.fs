let a: int = "one"     //! FS0001 This expression was expected to have type
let b = undefinedName  //! FS0039 The value or constructor 'undefinedName' is not defined.
let c x = x + "s" + 1  //! FS0043 The type 'int' does not match the type 'string'
let d = [ 1; true ]    //! FS0001 All elements of a list must be implicitly convertible to
let e = List.length 5  //! FS0001 This expression was expected to have type

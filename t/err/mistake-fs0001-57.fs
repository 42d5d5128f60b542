let opt = Some 5
let x = opt + 1    //! FS0001 The type 'int' does not match the type 'int option' //! FS0043 The type 'int' does not match the type 'int option'
let y : int = opt    //! FS0001 This expression was expected to have type

let a: int64 = 5L
let b = a + 1  //! FS0001 The type 'int' does not match the type 'int64' //! FS0043 The type 'int' does not match the type 'int64'

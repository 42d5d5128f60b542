let x = lazy 5
let y = x + 1    //! FS0001 The type 'int' does not match the type 'Lazy<int>' //! FS0043 The type 'int' does not match the type 'Lazy<int>'

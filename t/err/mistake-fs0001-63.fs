let x = ref 5
let y = x + 1    //! FS0001 The type 'int' does not match the type 'int ref' //! FS0043 The type 'int' does not match the type 'int ref'

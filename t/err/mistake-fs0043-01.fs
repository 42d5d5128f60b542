let x = null
let y : int = null    //! FS0043 The type 'int' does not have 'null' as a proper value

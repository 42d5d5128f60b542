let x : float = 5
let y : float = x * 2    //! FS0001 The type 'int' does not match the type 'float'

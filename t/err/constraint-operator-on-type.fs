type P = { X: int }
let a = { X = 1 } + { X = 2 }  //! FS0001 The type 'P' does not support the operator '+' //! FS0043 The type 'P' does not support the operator '+'

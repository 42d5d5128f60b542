// e?name needs an operator (?), of the program or of the type.
let x = 5
let y: int = x?Name //! FS0043 The type 'int' does not support the operator '?'
x?Name <- 3         //! FS0043 The type 'int' does not support the operator '?<-'

let mutable count = 0
let inc () = count <- count + "1"    //! FS0001 The type 'string' does not match the type 'int'

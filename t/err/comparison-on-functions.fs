let inc x = x + 1
let xs = List.sort [ inc; inc ]  //! FS0001 The type 'int -> int' does not support the 'comparison'

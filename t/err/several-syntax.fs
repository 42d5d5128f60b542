let a = (1 + )      //! FS3156 Unexpected token '+' or incomplete expression
let b = 2
let c = [ 1; ; 2 ]  //! FS0010 Unexpected symbol ';' in expression. //? FS0598 Unmatched '['

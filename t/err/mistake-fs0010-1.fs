let x = 4
let y = x > 3 ? 1 : 2  //! FS0010 Unexpected integer literal in expression. Expected identifier, '(' or other token.  //? FS3156 Unexpected token '>' or incomplete expression

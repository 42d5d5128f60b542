type P = { X: int  //! FS0604 Unmatched '{'
let p = 1          //? FS0010 Unexpected keyword 'let' or 'use' in type definition.

let x = 3;
let y = x++;  //! FS3156 Unexpected token '++' or incomplete expression

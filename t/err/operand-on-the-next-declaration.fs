let broken = 1 +          //! FS3156 Unexpected token '+' or incomplete expression
let fine = 2              //! FS0058 Unexpected syntax or possible incorrect indentation
let f x =
    let g = x |>          //! FS3156 Unexpected token '|>' or incomplete expression
    x                     //! FS0058 Unexpected syntax or possible incorrect indentation

type T = A | B
let f t = match t with  //? FS3118 Incomplete value or function definition. If this is in an expression, the body of the expression mus
    | A -> 1  //! FS0058 Unexpected syntax or possible incorrect indentation: this token is offside of context started at pos  //? FS0010 Incomplete structured construct at or before this point in expression
    | B -> 2
let x = T.C

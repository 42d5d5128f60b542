let f x =  //? FS3118 Incomplete value or function definition. If this is in an expression, the body of the expression mus
    let y = x + 1  //! FS0588 The block following this 'let' is unfinished. Every code block is an expression and must have a resu
  y * 2  //? FS0010 Unexpected identifier in binding. Expected incomplete structured construct at or before this point o

let f x =
  let y = 1    //? FS3118 Incomplete value or function definition. If this is in an //? FS0587 Error in the return expression for this 'let'. Possible
    let z = 2  //! FS0010 Unexpected keyword 'let' or 'use' in binding.
  y + z        //? FS0010 Unexpected identifier in expression.

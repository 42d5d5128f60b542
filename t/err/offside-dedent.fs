let f x =      //? FS3118 Incomplete value or function definition. If this is in an
    let y = 1  //! FS0588 The block following this 'let' is unfinished. Every code
  y + x        //? FS0010 Unexpected identifier in binding.

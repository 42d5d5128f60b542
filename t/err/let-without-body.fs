let f () =
  let x = 1  //! FS0588 The block following this 'let' is unfinished. Every code

let f () =
    let x = 1
    x = 2    //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using 'let' to bind the result to a name, e.g. 'let result = expression'. If you intended to mutate a value, then mark the value 'mutable' and use the '<-' operator e.g. 'x <- expression'.
    x  //! warning FS0988 Main module of program is empty

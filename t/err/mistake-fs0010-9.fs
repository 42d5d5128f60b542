let f x =
    while x < 3:  //? FS0010 Unexpected symbol ':' in expression  //! FS3122 Missing 'do' in 'while' expression. Expected 'while <expr> do <expr>'.
        printfn "a"

let x = 4
let f () =
    if x == 5 {  //! FS0589 Incomplete conditional. Expected 'if <expr> then <expr>' or 'if <expr> then <expr> else <expr>'.
        printfn "a"
    }

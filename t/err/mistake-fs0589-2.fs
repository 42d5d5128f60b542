let f x =
    if x > 3:  //! FS0589 Incomplete conditional. Expected 'if <expr> then <expr>' or 'if <expr> then <expr> else <expr>'.
        "a"
    else:  //? FS0010 Unexpected keyword 'else' in binding. Expected incomplete structured construct at or before this poi
        "b"

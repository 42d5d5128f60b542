let s = "abc"
s.[0] <- 'x'    //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable local, e.g. 'let mutable x = ...'. //! FS0810 Property 'Chars' cannot be set

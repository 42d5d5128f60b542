let s = "text"
s.[0] <- 'x'  //! FS0810 Property 'Chars' cannot be set //? FS0257 Invalid mutation of a constant expression.

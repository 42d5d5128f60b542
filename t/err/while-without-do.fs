let f () =
    while true printfn "x"  //? FS0010 Incomplete structured construct at or before this point in e //! FS3122 Missing 'do' in 'while' expression. Expected 'while <expr> d

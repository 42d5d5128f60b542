let f () =
    for i in 1..3 printfn "x"  //! FS3123 Missing 'do' in 'for' expression. Expected 'for <pat> in <ex

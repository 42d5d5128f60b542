let f xs =
    for x  //! FS0010 Incomplete structured construct at or before this point in expression
    1
let g xs =
    for i in xs  //! FS3123 Missing 'do' in 'for' expression
        printfn "%d" i

for x in [ 1 ]: //! FS0010 unexpected symbol ':' in 'for' expression, expected 'do'
    printfn "%d" x

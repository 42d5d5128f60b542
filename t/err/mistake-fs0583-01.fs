let x = (1 + 2    //! FS0583 Unmatched '('
printfn "%d" x

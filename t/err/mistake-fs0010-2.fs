let xs = [1;2]
for x in xs:  //! FS0010 Unexpected symbol ':' in expression. Expected '->' or other token.
    printfn "%d" x

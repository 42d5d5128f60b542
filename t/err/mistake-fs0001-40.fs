let f x = 
    if x > 0 then "a"    //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an expression, and not a statement, add an 'else' branch which also returns a value of type 'string'.
printfn "%s" (f 1)    //! FS0001 This expression was expected to have type

let classify n =
    if n > 0 then "pos"
    elif n < 0 then "neg"    //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an expression, and not a statement, add an 'else' branch which also returns a value of type 'string'.
printfn "%s" (classify 1)

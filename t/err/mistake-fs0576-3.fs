type C() =
    let f x = g x  //! FS0576 The declaration form 'let ... and ...' for non-recursive bindings is not used in F# code. Consider u
    and g x = x + 1
    member _.M = f 1

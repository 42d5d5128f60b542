let f x = f (x - 1)  //! FS0576 The declaration form 'let ... and ...' for non-recursive bindings is not used in F# code. Consider u
and g x = g x

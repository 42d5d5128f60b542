let f x = x  //! FS0576 The declaration form 'let ... and ...' for non-recursive bindings is not used in F# code. Consider u
and g x = x
let h () =
    let a = 1  //! FS0576 The declaration form 'let ... and ...' for non-recursive bindings is not used in F# code. Consider u
    and b = 2
    a + b
printfn "%d" (f 1 + g 1 + h ())

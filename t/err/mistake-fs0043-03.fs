let x = 5
if x == 5 then printfn "five"    //! FS0043 The type 'int' does not support the operator '=='

let add x y = x + y
printfn "%d" (add 1 2 3)    //! FS0001 The type 'int' does not match the type ''a -> 'b'

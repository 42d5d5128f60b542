let f x = x + 1
f 1  //! warning FS0020 The result of this expression has type 'int' and is
printfn "done"

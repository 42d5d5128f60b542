let x = List.iter (fun x -> x + 1) [1]    //! FS0001 The type 'int' does not match the type 'unit'

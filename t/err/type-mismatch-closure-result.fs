let xs: string list = List.map (fun x -> x + 1) [ 1 ]  //! FS0001 The type 'int' does not match the type 'string'

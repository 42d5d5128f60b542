let x = List.map (fun x -> x + 1) 5    //! FS0001 This expression was expected to have type

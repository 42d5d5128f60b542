let f (x: int list) = match x with | h :: t -> h + t | [] -> 0    //! FS0001 The type 'int list' does not match the type 'int'

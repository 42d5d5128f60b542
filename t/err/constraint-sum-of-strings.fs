let x = List.sum [ "a"; "b" ]  //! FS0001 'List.sum' does not support the type 'string', because the

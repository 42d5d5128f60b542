let pipeline = [1..10] |> List.filter (fun x -> x % 2 == 0)    //! FS0043 The type 'int' does not support the operator '=='

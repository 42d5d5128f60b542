let xs = [1;2;3]
let y = xs |> List.filter (fun x -> x + 1)    //! FS0001 The type 'int' does not match the type 'bool'

[ 1; 2 ] |> List.map (fun s -> s + "x") |> printfn "%d"  //! FS0001 The type 'string' does not match the type 'int' //! FS0001 The type ''a list' is not compatible with any of the types

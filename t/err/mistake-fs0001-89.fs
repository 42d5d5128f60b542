let x = [1; 2; 3] |> List.map (fun x -> x * 2) |> List.sum |> String.length    //! FS0001 Type mismatch. Expecting a

let x = List.map (fun x -> x + 1)
let y = x ["a"]    //! FS0001 This expression was expected to have type

let m = Map.ofList [1, "a"]
let x = m.["k"]    //! FS0001 This expression was expected to have type

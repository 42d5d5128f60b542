let f x = x |> fun y -> y + "a"
let z = f 1    //! FS0001 This expression was expected to have type

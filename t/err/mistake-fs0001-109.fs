let f = fun x -> x + 1
let f2 = f >> "a"    //! FS0001 This expression was expected to have type

let names = ["a", "b", "c"]
let n : string list = names    //! FS0001 Type mismatch. Expecting a

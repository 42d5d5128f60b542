let t = (1, "a")
let (x: string), y = t    //! FS0001 Type mismatch. Expecting a

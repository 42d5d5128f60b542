let n = 5
[<Literal>]
let A = n + 1    //! FS0267 This is not a valid constant expression or custom attribute value

type P = { X: int; Name: string }
let p = { X = "1"; Name = "p" }  //! FS0001 This expression was expected to have type

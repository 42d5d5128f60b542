type T = { Name: string; Age: int }
let t = { Name = "a"; Age = "b" }    //! FS0001 This expression was expected to have type

type Person = { Name: string }
let p = { Name = "a" }
p.Name <- "b"    //! FS0005 This field is not mutable

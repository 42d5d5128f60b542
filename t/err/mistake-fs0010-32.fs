[<EntryPoint> ]  //! FS0010 Unexpected symbol '>' in attribute list
let main args = 0

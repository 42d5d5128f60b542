let rec loop i = if i < 10 then loop (i + 1)
let x : int = loop 0    //! FS0001 This expression was expected to have type

printf("%d", 5)    //! FS0001 The type ''b * 'c' is not compatible with the type 'Printf.TextWriterFormat<'a>'

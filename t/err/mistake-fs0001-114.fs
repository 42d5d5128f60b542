let x = Seq.toList 5    //! FS0001 The type 'int' is not compatible with the type ''a seq'

let y = Lst.map (fun x -> x) [1]    //! FS0039 The value, namespace, type or module 'Lst' is not defined. Maybe you want one of the following:

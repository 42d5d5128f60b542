let x = Lsit.map (fun x -> x) [ 1 ]  //! FS0039 The value, namespace, type or module 'Lsit' is not defined.

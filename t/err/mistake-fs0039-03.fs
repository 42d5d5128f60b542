let y = List.mpa (fun x -> x) [1]    //! FS0039 The value, constructor, namespace or type 'mpa' is not defined. Maybe you want one of the following:

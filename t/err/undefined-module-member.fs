let x = List.mapp (fun x -> x) [ 1 ]  //! FS0039 The value, constructor, namespace or type 'mapp' is not

let f = List.map (fun x -> x)  //! FS0030 Value restriction: The value 'f' has an inferred generic

let f = List.map id    //! FS0030 Value restriction: The value 'f' has an inferred generic function type

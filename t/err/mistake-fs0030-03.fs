let dict = System.Collections.Generic.Dictionary()    //! FS0030 Value restriction: The value 'dict' has an inferred generic type

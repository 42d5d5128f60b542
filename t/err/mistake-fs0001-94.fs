let f (d: System.Collections.Generic.Dictionary<string, int>) = d.["a"] <- "b"    //! FS0001 This expression was expected to have type

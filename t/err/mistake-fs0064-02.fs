let f<'a> (x: 'a) : 'b = x    //! warning FS0064 This construct causes code to be less generic than indicated by the type annotations. The type variable 'b has been constrained to be type ''a'.

let f (x: 'a) = x + 1    //! warning FS0064 This construct causes code to be less generic than indicated by the type annotations. The type variable 'a has been constrained to be type 'int'.

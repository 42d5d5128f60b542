let f x = return x    //! FS0748 This construct may only be used within computation expressions. To return a value from an ordinary function simply write the expression without 'return'.

let f (x: int) = if x then "yes" else "no"  //! FS0001 This expression was expected to have type

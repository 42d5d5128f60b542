let rec f n = if n = 0 then 1 else n * g (n - 1)    //! FS0039 The value or constructor 'g' is not defined.

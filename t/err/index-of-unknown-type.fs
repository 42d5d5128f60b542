let f x = x.[0]  //! FS0752 The operator 'expr.[idx]' has been used on an object of indeterminate

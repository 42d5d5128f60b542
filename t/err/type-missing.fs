let x : = 1  //! FS0010 Unexpected symbol '=' in binding //? FS3565 Expecting type

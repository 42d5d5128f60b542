let x = [| 1; 2 |].[0.5]    //! FS0001 This expression was expected to have type

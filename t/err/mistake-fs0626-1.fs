let s = 'hello'  //! FS0626 Incomplete character literal (example: 'Q') or qualified type invocation (example: 'T.Name)

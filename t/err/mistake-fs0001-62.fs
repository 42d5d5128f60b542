let x = ref 5
x := "a"    //! FS0001 This expression was expected to have type

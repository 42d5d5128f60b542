let double x = x * 2
printfn "%d" (double "two")  //! FS0001 This expression was expected to have type

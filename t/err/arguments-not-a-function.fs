let x = 5
printfn "%d" (x 3)  //! FS0003 This value is not a function and cannot be applied. It has

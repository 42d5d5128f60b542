let f (x: 'a) : 'a = x + 1  //! warning FS0064 This construct causes code to be less generic than
printfn "%d" (f 1)

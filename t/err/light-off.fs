#light "off"  //! FS1205 The use of '#light "off"' or '#indent "off"' is no longer supported
printfn "a"

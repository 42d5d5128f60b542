let x = 300uy    //! FS1144 This number is outside the allowable range for 8-bit unsigned integers

let x = 10000000000    //! FS1147 This number is outside the allowable range for 32-bit signed integers

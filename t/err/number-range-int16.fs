let x = 40000s  //! FS1145 This number is outside the allowable range for 16-bit signed

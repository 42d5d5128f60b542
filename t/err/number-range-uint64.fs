let x = 18446744073709551616UL  //! FS1150 This number is outside the allowable range for 64-bit unsign

let x = 18446744073709551616un  //! FS1152 This number is outside the allowable range for unsigned nati

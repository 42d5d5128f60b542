let x = 9223372036854775808n  //! FS1151 This number is outside the allowable range for signed native

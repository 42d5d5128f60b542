let x = 70000us  //! FS1146 This number is outside the allowable range for 16-bit unsign

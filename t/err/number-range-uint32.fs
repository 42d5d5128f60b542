let x = 4294967296u  //! FS1148 This number is outside the allowable range for 32-bit unsign

let a = 3000000000  //! FS1147 This number is outside the allowable range for 32-bit
let b = 300uy       //! FS1144 This number is outside the allowable range for 8-bit

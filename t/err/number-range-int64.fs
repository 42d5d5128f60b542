let x = 9223372036854775808L  //! FS1149 This number is outside the allowable range for 64-bit signed
let y = -9223372036854775808L

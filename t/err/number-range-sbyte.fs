let x = 128y  //! FS1142 This number is outside the allowable range for 8-bit signed
let y = -128y

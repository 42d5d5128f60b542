let x = 5
let y = x -1  //! FS0003 This value is not a function and cannot be applied. It has

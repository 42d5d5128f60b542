type P = { X: int }
let p = { X = 1; X = 2 }  //! FS0668 The field 'X' appears multiple times in this record

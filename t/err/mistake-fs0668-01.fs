type R = { A: int }
let x = { A = 1; A = 2 }    //! FS0668 The field 'A' appears multiple times in this record expression or pattern

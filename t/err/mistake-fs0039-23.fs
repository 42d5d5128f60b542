type R = { A: int }
let r = { R.B = 1 }    //! FS0039 The type 'R' does not define a field, constructor, or member named 'B'.

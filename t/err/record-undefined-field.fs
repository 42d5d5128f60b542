// A field that does not exist decides nothing about the others.
type R = { A: int; B: string }
type S = { A: int }
let c = { A = 1; B = ""; C = 2 } //! FS0039 The record label 'C' is not defined.

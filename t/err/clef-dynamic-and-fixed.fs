let f (x: string) = x?Name   //! FS0043 The type 'string' does not support the operator '?'
let g (a: int[]) =
  use p = fixed a            //! CLEF1005 an expression of the form 'fixed' is not available here
  1

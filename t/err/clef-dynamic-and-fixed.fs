let f (x: string) = x?Name   //! CLEF1005 an expression of the form 'dynamic' is not available here
let g (a: int[]) =
  use p = fixed a            //! CLEF1005 an expression of the form 'fixed' is not available here
  1

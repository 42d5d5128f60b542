type Shape = Circle of int | Square of int
let f s =
  match s with            //? warning FS0025 Incomplete pattern matches on this expression.
  | Circle r -> r
  | Sqare(a, b) -> a + b  //! FS0039 The pattern discriminator 'Sqare' is not defined.

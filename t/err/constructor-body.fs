type C(x: int) =
  member _.X = x
  new() = 5  //! FS0696 This is not a valid object construction expression. Explicit object co //? FS0001 This expression was expected to have type

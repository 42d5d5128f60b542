type C() =
  member _.M(x: int, y: int) = x + y
let n = C().M(1, 2, 3)  //! FS0501 The member or object constructor 'M' takes 2 argument(s) but is here g

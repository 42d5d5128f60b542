let f x =
  match x with
  | 0 -> "zero"
  | n -> n  //! FS0001 All branches of a pattern match expression must return

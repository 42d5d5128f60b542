let f (x: int) =
  match x with
  | "one" -> 1  //! FS0001 This expression was expected to have type
  | _ -> 0

type P(x: int, s: string) =
  member _.X = x
let p = P(1)  //! FS0001 This expression was expected to have type

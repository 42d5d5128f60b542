type I =
  abstract A: int -> int
  abstract B: string
type C() =
  interface I with  //! FS0366 No implementation was given for 'abstract I.B: string'.
    member _.A x = x

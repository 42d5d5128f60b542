type I =
  abstract A: int
type C() =
  interface I with
    member _.A = 1
    member _.B() = 2  //! FS0855 No abstract or interface member 'B' was found in 'I' that corresponds

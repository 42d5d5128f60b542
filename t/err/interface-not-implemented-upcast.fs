type I =
  abstract A: int
type C() =
  member _.A = 1
let i = C() :> I  //! FS0193 Type constraint mismatch. The type 

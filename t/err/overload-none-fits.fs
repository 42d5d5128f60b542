type C() =
  member _.M(x: int) = 1
  member _.M(x: string) = 2
let n = C().M(true)  //! FS0041 No overloads match for method 'M'.

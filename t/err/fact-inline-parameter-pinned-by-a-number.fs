module M01 =
  let inline f (a: ^a) (t: float) = a * t  //! warning FS0064 This construct causes code to be less generic than indicated by the ty  //! warning FS0988 Main module of program is empty

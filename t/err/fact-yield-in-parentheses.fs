module M01 =
  let xs = seq { (yield 1; yield 2) }  //! FS0747 This construct may only be used within list, array and sequence expres

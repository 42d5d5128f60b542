type C() =
  member (a, b) = 2  //! FS3521 the name of the member is missing

type C =
  static member X = 1
let c = C()  //! FS1133 No constructors are available for the type

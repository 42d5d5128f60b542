[<AbstractClass>]
type C() =
  abstract A: int
let c = C()  //! FS0759 Instances of the type 'C' cannot be created since it has been marked a

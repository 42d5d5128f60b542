[<AbstractClass>]
type C() =
  abstract A: unit -> int
type D() =
  inherit C()
  override _.A() = base.A() + 1  //! FS1201 Cannot call an abstract base member: 'A'

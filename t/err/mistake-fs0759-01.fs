[<AbstractClass>]
type A() =
    abstract F: int -> int
let a = A()    //! FS0759 Instances of this type cannot be created since it has been marked abstract or not all methods have been given implementations. Consider using an object expression '{ new ... with ... }' instead.

[<AbstractClass>]
type Shape() =
    abstract Area: unit -> float
type Circle() = //! FS0365 No implementation was given for 'abstract Shape.Area: unit -> float' //! FS0054 Non-abstract classes cannot contain abstract members. Either provide a default member implementation or add the '[<AbstractClass>]' attribute to your type.
    inherit Shape()
type Plain() = //! FS0365 No implementation was given for 'abstract Plain.M: unit -> int' //! FS0054 Non-abstract classes cannot contain abstract members. Either provide a default member implementation or add the '[<AbstractClass>]' attribute to your type.
    abstract M: unit -> int
type Good() =
    inherit Shape()
    override _.Area() = 1.0

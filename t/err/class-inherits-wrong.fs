type I = abstract Y: int
[<Struct>]
type S = val X: int
[<Sealed>]
type L() = class end
type A() =
    inherit I() //! FS0946 Cannot inherit from interface type. Use interface ... with instead. //? FS0757 'inherit' cannot be used on interface types.
type B() =
    inherit S() //! FS0945 Cannot inherit a sealed type
type D() =
    inherit L() //! FS0945 Cannot inherit a sealed type

type H<'T when 'T :> System.IDisposable>(x: 'T) = member _.X = x
let b = H(3)                    //! FS0001 The type 'int' is not compatible with the type 'System.IDisposable'
type K<'T when 'T: struct>(x: 'T) = member _.X = x
let c = K("s")                  //! FS0001 A generic construct requires that the type 'string' is a CLI or F# struct type
type L<'T when 'T: not struct>(x: 'T) = member _.X = x
let d = L(3)                    //! FS0001 A generic construct requires that the type 'int' have reference semantics
type N<'T when 'T: null>(x: 'T) = member _.X = x
let e = N(3)                    //! FS0001 The type 'int' does not have 'null' as a proper value
let mk<'T when 'T: (new: unit -> 'T)>() = new 'T()
type P(x: int) = member _.X = x
let f = mk<P>()                 //! FS0001 A generic construct requires that the type 'P' have a public default constructor
type Q<'T when 'T: unmanaged>(x: 'T) = member _.X = x
let h = Q("s")                  //! FS0001 A generic construct requires that the type 'string' is an unmanaged type
type R<'T when 'T: enum<int>>(x: 'T) = member _.X = x
let i = R(3)                    //! FS0001 The type 'int' is not a CLI enum type

type Face = abstract M: int
let closed (x: 'a when 'a :> System.IDisposable) = ()
closed id  //! FS0001 The type ''a -> 'a' is not compatible with the type 'System.IDisposable'
closed (1, 2)  //! FS0001 The type ''a * 'b' is not compatible with the type 'System.IDisposable'
let faced (x: 'a when 'a :> Face) = ()
faced {| M = 1 |}  //! FS0001 The type '{| M: 'a |}' is not compatible with the type 'Face'
let flat (x: 'a when 'a : struct) = ()
flat (struct (1, "a"))
flat (1, 2)  //! FS0001 A generic construct requires that the type ''a * 'b' is a CLI or F# struct type
flat id  //! FS0001 A generic construct requires that the type ''a -> 'a' is a CLI or F# struct type
let kept (x: 'a when 'a : not struct) = ()
kept (1, 2)
kept {| A = 1 |}
kept (struct ("", ""))  //! FS0001 A generic construct requires that the type 'struct ('a * 'b)' have reference semantics
let plain (x: 'a when 'a : unmanaged) = ()
plain (struct (1, 2.0))
plain (struct (1, ""))  //! FS0001 A generic construct requires that the type 'string' is an unmanaged type
plain (1, 2)  //! FS0001 A generic construct requires that the type ''a * 'b' is an unmanaged type
let enumerated (x: 'a when 'a : enum<int>) = ()
enumerated (1, 2)  //! FS0001 The type ''a * 'b' is not a CLI enum type

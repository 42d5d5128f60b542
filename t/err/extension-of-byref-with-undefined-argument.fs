// An argument that is not defined, of an extension method that takes the address of its object. F# has FS0501 for the number.
open System.Runtime.CompilerServices

[<Extension>]
type E =
    [<Extension>]
    static member Inc(x: byref<int>) = x <- x + 1

let mutable c = 1
c.Inc(the) //! FS0001 //! FS0039

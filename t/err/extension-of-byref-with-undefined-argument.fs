// One argument too many, which is not defined, of an extension method that takes the address of its object.
open System.Runtime.CompilerServices

[<Extension>]
type E =
    [<Extension>]
    static member Inc(x: byref<int>) = x <- x + 1

let mutable c = 1
c.Inc(the) //! FS0501 takes 0 argument(s) but is here given 1 //! FS0039

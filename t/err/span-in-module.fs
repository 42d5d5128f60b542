// A Span, and a structure with [<IsByRefLike>], is no value of a module.
open System

[<Struct; System.Runtime.CompilerServices.IsByRefLike>]
type Own(x: int) =
    member _.X = x

let span = Span<int>([| 1 |]) //! FS0431
let own = Own 3 //! FS0431

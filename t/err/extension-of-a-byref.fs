open System.Runtime.CompilerServices

[<Extension>]
type E =
    [<Extension>]
    static member Inc(x: byref<int>) = x <- x + 1

let a = 3
a.Inc() //! FS3237
let g () =
    let b = 3
    b.Inc() //! FS3237
let mutable c = 1
c.Inc()

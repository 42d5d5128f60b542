// Arguments are made a tuple only for a method without overloads.
open System.Runtime.CompilerServices

type T =
    static member Pair(t: int * int) = string (fst t)
    static member Pair(a: int, b: string) = string a + b
    static member One(t: int * int) = string (fst t)
    static member One(a: string) = a
    static member Lone(t: int * int) = string (fst t)

[<Extension>]
type E =
    [<Extension>]
    static member Over(x: string, t: int * int) = x + string (fst t)

    [<Extension>]
    static member Over(x: string, a: string) = x + a

let a = T.Pair(1, 2) //! FS0001
let b = T.One(1, 2) //! FS0503
let c = "a".Over(1, 2) //! FS0503 'Over' is given 2 arguments, but every overload takes 1
let d = T.One((1, 2)) + T.Pair((1, 2)) + "a".Over((1, 2)) + T.Lone(1, 2)

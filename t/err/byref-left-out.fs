// A call leaves out a byref parameter only if it has [<Out>] or the type outref.
open System.Runtime.InteropServices
type T =
    static member A(x: int, r: inref<int>) : bool = true
    static member B(r: byref<int>) : bool = true
    static member C(x: int, r: byref<int>) : bool = r <- x; true
    static member D(x: int, r: byref<int>) : bool = r <- x; true
    static member D(x: string) = true
    static member E(x: int, r: outref<int>) : bool = r <- x; true
let a = T.A 3 //! FS0001
let b = T.B() //! FS0001
let c = T.C 3 //! FS0001
let d = T.D 3 //! FS0001
let e = T.E 3

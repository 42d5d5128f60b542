type I =
    abstract F : int -> int -> int
type B() =
    abstract N : int -> int
    default x.N y = y
let o = { new I with member x.F(a, b) = 1 } //! FS0768 The member 'F' does not accept the correct number of arguments. 2 argument(s) are expected, but 2 were given.
let p = { new B() with member x.N() = 2 } //! FS0768 The member 'N' does not accept the correct number of arguments. 1 argument(s) are expected, but 0 were given.
let q = { new I with member x.F a = 1 } //! FS0768
let r = { new B() with member x.N y = y + 1 }
type C() =
    interface I with
        member x.F a = 1 //! FS0856

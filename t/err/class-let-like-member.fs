module I1
type A() =
    let value = 1    //! FS0905
    member _.value = value
type B() =
    let value = 1    //! FS0905
    override _.ToString () = "x"
    member val value = 3
type C() =
    let ToString = 1    //! FS0905
    override _.ToString () = string ToString
[<AbstractClass>]
type D() =
    let act = 2    //! FS0905
    abstract act: int
type Base() =
    member _.Inh = 1
    static member SInh = 2
    abstract Virt: int -> int
    default _.Virt x = x
type E() =
    inherit Base()
    let Inh = 4    //! FS0905
    member _.M = Inh
type F() =
    inherit Base()
    let SInh = 4    //! FS0905
    member _.M = SInh
type G() =
    inherit Base()
    let Virt x = x + 1    //! FS0905
    member _.M = Virt 2
type IFace =
    abstract run: unit -> int
type H() =
    let run () = 3
    interface IFace with
        member _.run () = run ()
type I() =
    let stat = 3    //! FS0905
    static member stat = 4
type J() =
    static let stat = 3    //! FS0905
    static member stat = 4
type K() =
    static let stat = 3    //! FS0905
    member _.stat = 4
type L(x: int) =
    member _.x = x
type M() =
    let f x = x + 1    //! FS0905
    member _.f x = f x
type N() =
    let mutable p = 1    //! FS0905
    member _.p with get () = p and set v = p <- v
type O() =
    let a, b = 1, 2    //! FS0905
    member _.a = a
    member _.b = b

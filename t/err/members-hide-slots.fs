type A() =
    abstract M : unit -> int
    default x.M() = 1
    abstract P : int with get, set
    default x.P with get () = 1 and set v = ()
    member x.Q = 1
type B() =
    inherit A()
    member x.M() = 2    //! warning FS0864
    member x.M(y: int) = 3
    member x.P = 3    //! warning FS0864
    member x.Q = 2
type C() =
    inherit A()
    override x.M() = 2
type R =
    { X: int }
    member r.ToString() = "R"    //! warning FS0864
type E() =
    member x.GetHashCode() = 1    //! warning FS0864
    member x.Equals(y: E) = true
type Own() =
    abstract M : int -> int
    abstract Q : int
    default x.M y = y
    override x.Q = 1  //! warning FS0988 Main module of program is empty

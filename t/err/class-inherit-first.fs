module Inh
type B() = class end
type C() =    //! FS0959
    let x = 1
    inherit B()
    member _.X = x
type C2() =    //! FS0959
    member _.X = 1
    inherit B()
type C3 =
    val x: int
    inherit B
    new () = { inherit B(); x = 3 }
type C4() =    //! FS0959
    do ()
    inherit B()
type C5() =    //! FS0959
    inherit B()
    inherit B()    //! FS0932
type I = 
    abstract M: int
    inherit System.IDisposable
type J = 
    inherit System.IDisposable
    inherit System.ICloneable
    abstract M: int
type C6() =    //! FS0959
    static let a = 3
    inherit B()
type C7() =    //! FS0959
    interface System.IDisposable with
        member _.Dispose () = ()
    inherit B()
type C8() =
    [<DefaultValue>]
    val mutable x: int
    inherit B()

type R = { X: int }
type R with
    abstract Q : int    //! FS0912
type R with
    val x : int    //! FS0912
type S() = class end
type S with
    let x = 1    //! FS0912
    member y.P = 1
type S with
    interface System.IDisposable with    //! FS0909
        member x.Dispose() = ()
type S with
    override x.ToString() = "a"    //! warning FS0060

type I =
    abstract A: int
type B() = class end
[<AllowNullLiteral>]
type C() = //! FS0935 Types with the 'AllowNullLiteral' attribute may only inherit from or implement types which also allow the use of the null literal
    interface I with
        member _.A = 1
[<AllowNullLiteral>]
type D() = //! FS0935 Types with the 'AllowNullLiteral' attribute may only inherit from or implement types which also allow the use of the null literal
    inherit B()
[<AllowNullLiteral>]
type E() =
    interface System.IDisposable with
        member _.Dispose() = ()

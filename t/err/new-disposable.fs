type T() =
    interface System.IDisposable with
        member _.Dispose() = ()

let a = T()                            //! warning FS0760 It is recommended that objects supporting the IDisposable interface are created using the syntax 'new Type(args)'
let b = new T()
let f () =
    use c = T()                        //! warning FS0760
    use d = new T()
    ()
type U(n: int) =
    new() = U(1)                       //! warning FS0760
    interface System.IDisposable with
        member _.Dispose() = ()

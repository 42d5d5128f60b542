type Handle() =
    interface System.IDisposable with
        member _.Dispose() = ()
let handle = Handle()
type Case = red | Green

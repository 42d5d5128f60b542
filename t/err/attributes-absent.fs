open System.Runtime.InteropServices
type Native() =
    [<UnmanagedCallersOnly>]    //! CLEF1010
    static member Add(a: int, b: int) : int = a + b
    [<Obsolete>]    //! FS0039
    static member Other(a: int) : int = a
[<UnmanagedCallersOnly(EntryPoint = "twice")>]
let twice (x: int) = 2 * x
printfn "%d" (twice 2)

// A Span, and a structure with [<IsByRefLike>], is captured by no closure.
open System

[<Struct; System.Runtime.CompilerServices.IsByRefLike>]
type Own(x: int) =
    member _.X = x

let inLambda () =
    let s = Span<int>([| 1 |])
    fun () -> s.Length //! FS0406 The byref-typed variable 's'

let inLocalFunction () =
    let s = Span<int>([| 1 |])
    let length () = s.Length //! FS0406
    length ()

let ofMutable () =
    let s = Span<int>([| 1 |])
    let mutable t = s
    (fun () -> t.Length) () //! FS0406

let ofOwn () =
    let own = Own 3
    fun () -> own.X //! FS0406

let inArgument (s: ReadOnlySpan<char>) = Seq.init 3 (fun i -> s.[i]) //! FS0406
let inObject (s: Span<int>) = { new IDisposable with member _.Dispose() = printfn "%d" s.Length } //! FS0406
let inSequence (s: Span<int>) = seq { yield s.Length } //! FS0406
let inAsync (s: Span<int>) = async { return s.Length } //! FS0406
let inLazy (s: Span<int>) = lazy s.Length //! FS0406

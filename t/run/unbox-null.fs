// out: ok
// out: ok
// out: ok
// out: ok
// out: ok
// out: NullReferenceException
// out: ok
// out: NullReferenceException
// out: ok
// out: ok
// out: ok
// out: NullReferenceException
// out: ok
// out: ok
// out: ok
// which types null can be unboxed to
open System
type R = { x: int }
type K() = class end
[<AllowNullLiteral>]
type N() = class end
type I = abstract M: int
let t f = try f () |> ignore; printfn "ok" with e -> printfn "%s" (e.GetType().Name)
t (fun () -> unbox<obj> null)
t (fun () -> unbox<Version> null)
t (fun () -> unbox<Exception> null)
t (fun () -> unbox<IDisposable> null)
t (fun () -> unbox<IComparable> null)
t (fun () -> unbox<K> null)
t (fun () -> unbox<N> null)
t (fun () -> unbox<I> null)
t (fun () -> unbox<seq<int>> null)
t (fun () -> unbox<Text.StringBuilder> null)
t (fun () -> unbox<Collections.Generic.List<int>> null)
t (fun () -> unbox<Map<int,int>> null)
t (fun () -> (null : obj) :?> Version)
t (fun () -> (null : exn) :?> ArgumentException)
t (fun () -> (null : Version) :> obj)

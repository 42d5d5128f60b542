// out: called
// out: 1
// out: called2
// out: 1
// out: act
// out: 5
// out: called
// out: 1
// An argument whose type is not known yet, where a delegate is wanted, is the delegate.
open System
type S() =
    member _.Begin(n: int, cb: AsyncCallback, state: obj) : int = cb.Invoke null; n
let s = S()
let m ac st = s.Begin(1, ac, st)
let k: AsyncCallback -> obj -> int = m
printfn "%d" (m (AsyncCallback(fun _ -> printfn "called")) "x")
let m2 (f: IAsyncResult -> unit) st = s.Begin(1, f, st)
printfn "%d" (m2 (fun _ -> printfn "called2") 5)
type T() =
    static member Call(f: Action, x: int) = f.Invoke(); x
let c1 f x = T.Call(f, x)
printfn "%d" (c1 (Action(fun () -> printfn "act")) 5)
let m3 ac = (fun st -> s.Begin(1, ac, st))
printfn "%d" (m3 (AsyncCallback(fun _ -> printfn "called")) "x")

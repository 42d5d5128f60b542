// out: called
// out: 1
// out: called2
// out: 1
// out: act
// out: 5
// out: called
// out: 1
// out: [1; 2; 3] true
// out: 3
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
let sort f (arr: ResizeArray<'T>) = arr.Sort(Comparison(f))
let exists f (arr: ResizeArray<'T>) = arr.Exists(Predicate(f))
let func f = Func<int, int, string>(f)
let items = ResizeArray [ 3; 1; 2 ]
sort compare items
printfn "%A %b" (List.ofSeq items) (exists (fun x -> x > 2) items)
printfn "%s" ((func (fun a b -> string (a + b))).Invoke(1, 2))

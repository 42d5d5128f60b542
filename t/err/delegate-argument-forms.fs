module I4
open System
type K =
    static member Act (a: Action<int>) = a.Invoke 3
    static member Fn (a: Func<int, int>) = printfn "%d" (a.Invoke 3)
    static member Fn2 (a: Func<int, int, int>) = printfn "%d" (a.Invoke (3, 4))
    static member A0 (a: Action) = a.Invoke ()
    static member Pred (a: Predicate<int>) = printfn "%b" (a.Invoke 3)
    static member Cmp (a: Comparison<int>) = printfn "%d" (a.Invoke (3, 4))
    static member A2 (a: Action<int, int>) = a.Invoke (3, 4)
let id1 (x: int) = x
let add x y = x + y
let addT (x, y) = x + y
let f0 () = ()
let mutable m = id1
K.Act (printfn "%d")    //! FS0001
K.Act (ignore)
K.Act ignore
K.Act (fun x -> ())
K.Fn id1
K.Fn (add 3)
K.Fn (id1 >> id1)
K.Fn ((+) 1)
K.Fn m
K.Fn2 add
K.Fn2 addT    //! FS0001
K.Fn2 (+)
K.A0 f0
K.A0 (fun () -> ())
K.Pred ((=) 3)
K.Cmp compare
K.A2 (printfn "%d %d")    //! FS0001
K.A2 (fun x y -> ())
K.Fn (if true then id1 else id1)
K.Fn (let k = 3 in fun x -> x + k)    //! FS0002
K.Fn (match 3 with 3 -> id1 | _ -> (fun x -> x))    //! FS0002
K.Act <| printfn "%d"    //! FS0001
K.Act (fun _ -> 3)    //! FS0001
K.Act id1    //! FS0001
K.Fn _.GetHashCode()
let fl = [ id1 ]
K.Fn fl.[0]
K.Fn (fl.Head)
K.Fn (id id1)
K.Fn (a = id1)
K.Fn (a = id)

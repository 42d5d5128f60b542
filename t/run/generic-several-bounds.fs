// out: 3 2
// out: disposed
// out: false
// out: 49
// out: 3
open System
type IA = abstract A: int
type IB = abstract B: int
type C() =
    interface IA with member _.A = 1
    interface IB with member _.B = 2
    interface IDisposable with member _.Dispose() = printfn "disposed"
let f (x: 't & #IA & #IB) = x.A + x.B
let g (x: #IA & #IB) = x.A * x.B
let h (x: 't & #IDisposable) : 't = x.Dispose(); x
printfn "%d %d" (f (C())) (g (C()))
printfn "%b" (isNull (box (h (new C()))))
type ID = inherit IA abstract D: int with get, set
type D() =
    let mutable d = 4
    interface ID with
        member _.A = 10
        member _.D with get () = d and set v = d <- v
    interface IB with member _.B = 20
    interface System.Collections.Generic.IComparer<int> with member _.Compare(a, b) = b - a
let takesA (a: IA) = a.A
let takesB (b: IB) = b.B
let k<'t when 't :> ID and 't :> IB and 't :> System.Collections.Generic.IComparer<int>> (x: 't) =
    x.D <- x.D + 1
    takesA x + takesB x + x.D + x.Compare(1, 5) + x.A
printfn "%d" (k (D()))
type Holder<'a when 'a :> IA and 'a :> IB>(x: 'a) =
    member _.Sum = x.A + x.B
    member _.Get = x
printfn "%d" (Holder(C())).Sum

// out: true
// out: true
// out: true
// out: true
// out: false
// out: false
// out: false
// out: false
// out: false
// out: true
// out: false
// out: 0
// out: 0
// out: 0
// out: true
// out: int64
// out: float
// out: int64
// out: nullable
// Equals and CompareTo of a wider number: an int that is an argument widens.
open System
printfn "%b" ((1L).Equals 1)
printfn "%b" ((1.0).Equals 1)
printfn "%b" ((1m).Equals 1)
printfn "%b" ((1n).Equals 1)
printfn "%b" ((1.0).Equals 1f)
printfn "%b" ((1uy).Equals 1)
printfn "%b" ((1L).Equals 1s)
printfn "%b" ((1).Equals 1s)
printfn "%b" ((1L).Equals(box 1))
let x = 1
printfn "%b" ((1L).Equals x)
printfn "%b" ((1.5).Equals x)
printfn "%d" ((1L).CompareTo 1)
printfn "%d" ((1.0).CompareTo 1)
printfn "%d" ((1m).CompareTo 1)
let f (a: int64) (b: int) = a.Equals b
printfn "%b" (f 3L 3)
type C() =
    member _.M(a: int64) = "int64"
    member _.M(a: obj) = "obj"
printfn "%s" (C().M 1)
type D() =
    member _.M(a: float) = "float"
    member _.M(a: obj) = "obj"
printfn "%s" (D().M 1)
type E() =
    member _.M(a: IComparable) = "comparable"
    member _.M(a: int64) = "int64"
printfn "%s" (E().M 1)
type F() =
    member _.M(a: Nullable<int>) = "nullable"
    member _.M(a: obj) = "obj"
printfn "%s" (F().M 1)

// out: true false
// out: true false true
// out: true false true
// out: true false
// out: true false
// out: false
// out: true false
// out: true false false
// out: 5 5 6
// Object.ReferenceEquals and LanguagePrimitives.PhysicalEquality ask for the same object: of classes, ref cells, arrays, mutable records.
open System
[<AllowNullLiteral>]
type C() = class end
[<AllowNullLiteral>]
type D(n: int) =
    inherit C()
    member _.N = n
type M = { mutable Count: int }
type V = Var of V option ref | Leaf

let r, q = ref 1, ref 1
printfn "%b %b" (Object.ReferenceEquals(r, r)) (Object.ReferenceEquals(r, q))
let m, k = { Count = 1 }, { Count = 1 }
m.Count <- 1
printfn "%b %b %b" (obj.ReferenceEquals(m, m)) (Object.ReferenceEquals(m, k)) (m = k)
let c, d = C(), D 1
printfn "%b %b %b" (Object.ReferenceEquals(c, c)) (Object.ReferenceEquals(c, d)) (Object.ReferenceEquals(d, d :> C))
printfn "%b %b" (Object.ReferenceEquals(null, null)) (Object.ReferenceEquals(d, null))
let xs = [| 1 |]
printfn "%b %b" (Object.ReferenceEquals(xs, xs)) (Object.ReferenceEquals(xs, [| 1 |]))
printfn "%b" (Object.ReferenceEquals(1, 1))
printfn "%b %b" (LanguagePrimitives.PhysicalEquality r r) (LanguagePrimitives.PhysicalEquality r q)
let same a b =
    match a, b with
    | Var x, Var y -> Object.ReferenceEquals(x, y)
    | _ -> false
let v, w = ref None, ref None
printfn "%b %b %b" (same (Var v) (Var v)) (same (Var v) (Var w)) (same Leaf Leaf)
v.Value <- Some Leaf

type Builder() =
    member _.Unit(()) = 5
    member _.None() = 6
let b = Builder()
printfn "%d %d %d" (b.Unit()) (b.Unit(())) (b.None())

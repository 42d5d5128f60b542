// out: 3 7
// out: x
// out: 4
// out: (1, "x") 0
// out: 4
// out: 3 3
// out: 3
// out: 3
// out: A Q
// out: { x = 3 }

open System
module Constructors =
    type A =
        val x: int
        new (v) = { inherit Object(); x = v }
        new () = { x = 7 }
    printfn "%d %d" (A 3).x (A()).x
    let Foo x = x + 1
    type Foo(s: string) =
        member _.S = s
    printfn "%s" (Foo "x").S
    type H(f: obj) =
        member _.F = f :?> (int -> int)
    printfn "%d" (H(fun x -> x + 1).F 3)
module Lets =
    type C() =
        let f x = x
        let rec g = fun x -> if x = 0 then 0 else g (x - 1)
        member _.A = f 1, f "x"
        member _.G = g 5
    printfn "%A %d" (C().A) (C().G)
    type A() =
        static let b = B(4)
        static member V = b.X
    and B(x: int) =
        member _.X = x
    printfn "%d" A.V
module Diamonds =
    type I0 = abstract X: int
    type I1 = inherit I0
    type I2 = inherit I0
    type D() =
        interface I1
        interface I2
        interface I0 with member _.X = 3
    printfn "%d %d" (D() :> I1).X (D() :> I2).X
    let f (x: #I1) = (x :> I0).X
    let g (y: #I1) = f y
    printfn "%d" (g (D()))
    let h (y: #I0) = y.X
    printfn "%d" (h (D() :> I2))
module Extensions =
    type A() = member _.S = "a".Shout
    and String with
        member x.Shout = x.ToUpper()
    printfn "%s %s" (A().S) ("q".Shout)
module Operators =
    type V = { x: int } with static member (+) (a: V, b: V) = { x = a.x + b.x }
    printfn "%A" (List.reduce (+) [ { x = 1 }; { x = 2 } ])

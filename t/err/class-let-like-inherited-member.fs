module I1
type B<'T>() =
    member _.P = 3
    member private _.Q = 3
    member internal _.R = 3
type A() =
    inherit B<int>()
    let P = 1    //! FS0905
    let Q = 2
    let R = 4    //! FS0905
    member _.M = P + Q + R
type Fld() =
    [<DefaultValue>]
    val mutable fl: int
type A2() =
    inherit Fld()
    let fl = 3
    member _.M = fl
type I =
    abstract Z: int
[<AbstractClass>]
type A3() =
    abstract Z: int
    interface I with
        member x.Z = x.Z
type A4() =
    inherit A3()
    let Z = 5    //! FS0905
    override _.Z = Z
type A5() =
    let n = 3    //! FS0905
    new (x: int) = A5()
    member val n = 4 with get, set
type A6() =
    let rec f x = x    //! FS0905
    let g x = x    //! FS0905
    let h = 4
    member _.f x = f x
    member _.g x = g x
    member _.f (x, y) = 3
    member _.M = h
type A7() =
    let count = 1
    member _.Count = count
module Ext =
    type A7 with
        member _.count = 3
type A8(p: int) =
    let q = p
    member _.p = 3
    member _.M = q
type A9(p: int) =
    member _.p = p
    member _.M = p

module M =
    type C() =
        member _.X = 1
module N =
    type M.C with
        member _.Z = 2
    type System.Int32 with
        member i.Double = i * 2
let c = M.C()
let a = c.X + c.Z //! FS0039 The type 'C' does not define the field, constructor or member 'Z'.
let b = (3).Double //! FS0039 The type 'int' does not define the field, constructor or member 'Double'.
module P =
    open N
    let good = c.Z + (3).Double

type C private (x: int) =
    member _.X = x
    new() = C(1)
    member private _.Y with get () = 1 and set (v: int) = ()
let a = C(3)                                    //! FS0501 The object constructor 'C' takes 0 argument(s) but is here given 1.
let b = C().Y                                   //! FS0491 The member or object constructor 'Y' is not accessible.
let c = C()
c.Y <- 4                                        //! FS0491 The member or object constructor 'Y' is not accessible.
type D() =
    member val private Z = 1 with get, set
let d = D().Z                                   //! FS0491 The member or object constructor 'Z' is not accessible.
type E() =
    [<DefaultValue>] val mutable private F: int
let e = E().F                                   //! FS1096 The record, struct or class field 'F' is not accessible from this code location

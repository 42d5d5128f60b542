module M
type A() =
    let f x = if x = 0 then 0 else f (x - 1)    //! FS0039
    member _.M = f 3
type B() =
    let a () = b ()    //! FS0039
    let b () = 3
    member _.M = a ()
type C() =
    let a () = c + 1    //! FS0039
    let c = 3
    member _.M = a ()
type D() =
    let rec a () = b ()    //! FS0039
    let b () = 3
    member _.M = a ()

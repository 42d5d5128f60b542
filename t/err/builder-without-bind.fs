type B() =
    member _.Return x = Some x
let b = B()
let f o = b {
    let! x = o    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Bind' method
    return x }

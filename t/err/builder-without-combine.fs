type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
    member _.Zero() = None
let b = B()
let f o c = b {
    if c then return 1
    return 2 }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Combine' method

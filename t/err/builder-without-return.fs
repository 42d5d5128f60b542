type B() =
    member _.Bind(x, f) = Option.bind f x
let b = B()
let f o = b {
    let! x = o
    return x }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Return' method

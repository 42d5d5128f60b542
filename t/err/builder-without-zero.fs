type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
let b = B()
let f o c = b {
    let! x = o
    if c then printfn "x" }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Zero' method

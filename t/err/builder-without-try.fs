type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
    member _.Zero() = Some ()
    member _.Delay f = f ()
let b = B()
let f () = b {
    try    //! FS0708 This control construct may only be used if the computation expression builder defines a 'TryWith' method
        return 1
    with _ -> return 2 }
let g () = b {
    try    //! FS0708 This control construct may only be used if the computation expression builder defines a 'TryFinally' method
        return 1
    finally printfn "x" }
let h (d: System.IDisposable) = b {
    use x = d    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Using' method
    return 1 }

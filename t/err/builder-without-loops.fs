type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
    member _.Zero() = Some ()
    member _.Delay f = f ()
let b = B()
let f xs = b {
    for x in xs do    //! FS0708 This control construct may only be used if the computation expression builder defines a 'For' method
        printfn "%d" x }
let g () = b {
    while true do    //! FS0708 This control construct may only be used if the computation expression builder defines a 'While' method
        printfn "x" }

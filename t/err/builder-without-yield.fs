type B() =
    member _.Return x = Some x
let b = B()
let f () = b { yield 1 }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'Yield' method
let g () = b { yield! Some 1 }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'YieldFrom' method
let h () = b { return! Some 1 }    //! FS0708 This control construct may only be used if the computation expression builder defines a 'ReturnFrom' method

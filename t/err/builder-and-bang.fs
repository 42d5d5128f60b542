type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
let b = B()
let f () = b {
    let! x = Some 1    //! FS3343 The 'let! ... and! ...' construct may only be used if the computation expression builder defines either a 'Bind2' method or appropriate 'MergeSources' and 'Bind' methods
    and! y = Some 2
    return x + y }

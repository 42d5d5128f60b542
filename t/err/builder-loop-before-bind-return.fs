// A loop is the builder's, also where all is plain and BindReturn does the rest.
type Maybe() =
    member _.Bind(m, f) = Option.bind f m
    member _.BindReturn(m, f) = Option.map f m
    member _.Return x = Some x
let maybe = Maybe()
let f n =
    maybe {
        let! x = Some n
        for i in 1..2 do printfn "%d" i //! FS0708 This control construct may only be used if the builder defines a 'For' method
        return x
    }
let g n =
    maybe {
        let! x = Some n
        if x > 1 then printfn "one"
        return x
    }
let h n =
    maybe {
        if n > 1 then printfn "one" //! FS0708 This control construct may only be used if the builder defines a 'Zero' method
        return n
    }

type E() =
    let (=) a b = a * b    //! warning FS0086
    let (<) a b = a + b    //! warning FS0086
    let (&&) a b = a    //! warning FS0086
    member _.P = 3 = 4
    member _.Q = 3 && 4
printfn "%d %d" (E().P) (E().Q)

type T() =
    let mutable n = ""
    member _.E with set v : string = n <- v //! FS0001 This expression was expected to have type 'string' but here has type 'unit'

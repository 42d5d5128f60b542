type C() =
    private let x = 1 //! FS0531 accessibility modifiers should come immediately before the name of a construct
    member _.X = x

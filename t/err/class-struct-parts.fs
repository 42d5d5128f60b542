[<Struct>]
type S(x: int) =
    let mutable y = 1 //! FS0901 Structs cannot contain value definitions because the default constructor for structs will not execute these bindings. Consider adding additional arguments to the primary constructor for the type.
    member _.Y = y
type T =
    struct
        val X: int
        new() = { X = 1 } //! FS0870 Structs cannot have an object constructor with no arguments. Structs automatically support a default constructor.
    end

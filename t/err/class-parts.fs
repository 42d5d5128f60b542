type C() =
    [<DefaultValue>]
    val mutable X: int
    val Y: int //! FS0880 Uninitialized 'val' fields must be mutable and marked with the '[<DefaultValue>]' attribute. Consider using a 'let' binding instead of a 'val' field.
type Base() =
    member _.X = 1
type D() =
    inherit Base //! FS0961 This 'inherit' declaration specifies the inherited type but no arguments. Consider supplying arguments, e.g. 'inherit BaseType(args)'.

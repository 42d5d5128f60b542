type C(x: int) =
    member this.X = x
let c = C(1)
let y = c.Y    //! FS0039 The type 'C' does not define a field, constructor, or member named 'Y'.

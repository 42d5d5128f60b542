type I =
    abstract M: int -> int
let i = { new I with
            member _.M x = x
            member _.N x = x } //! FS0767 The member 'N' does not correspond to any abstract or virtual method available to override or implement.

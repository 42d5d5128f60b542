type R = { X: int }
let o = { new R() with member _.ToString() = "x" } //! FS0774 No arguments may be given when constructing a record value

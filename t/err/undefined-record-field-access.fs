type P = { X: int; Y: int }
let f (p: P) = p.Z  //! FS0039 The type 'P' does not define a field, constructor, or

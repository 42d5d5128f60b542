type int with                  //! FS0964 Type abbreviations cannot have augmentations
    member x.Foo = 1           //! FS0895 Type abbreviations cannot have members
type list<'a> with             //! FS0964 Type abbreviations cannot have augmentations
    member x.Foo = 1           //! FS0895 Type abbreviations cannot have members
type H = A = "x" | B = "y"     //! FS0951 Literal enumerations must have type int, uint, int16, uint16, int64, uint64, byte, sbyte or char

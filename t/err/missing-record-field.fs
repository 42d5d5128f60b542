type P = { X: int; Y: int; Z: int }
let p = { X = 1; Y = 2 }  //! FS0764 No assignment given for field 'Z' of type

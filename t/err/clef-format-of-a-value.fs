// A format is made of a literal.
let make () = "%d"
let name = "%d"
let a = Printf.StringFormat<int -> string>(make ())                       //! CLEF1009 'a format made while the program runs'
let b = Printf.StringFormat<int -> string>("%d" + "%%")                   //! CLEF1009
let c = PrintfFormat<int -> string, unit, string, string>(name)           //! CLEF1009
let d = Printf.StringFormat<int -> string>("%d")
let e = Printf.TextWriterFormat<string -> unit> "%s"
let f = Printf.StringFormat<int -> string>(d)                               //! FS0001 expected 'string'

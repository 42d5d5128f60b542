let names = ["a", "b", "c"] //! info FS3886 This list expression contains a single tuple element.
let n : string list = names //! FS0001 expected 'string list', found '(string * string * string) list'

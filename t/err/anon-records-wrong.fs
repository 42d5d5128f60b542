let a = {| X = 1; X = 2 |}    //! FS3522 The field 'X' appears multiple times in this record expression.
let b = {| 5 with X = 1 |}    //! FS3245 The input to a copy-and-update expression that creates an anonymous record must be either an anonymous record or a record
let c = {| X = 1 |}
let d = c.Y    //! FS0039 The field, constructor or member 'Y' is not defined.
let e : {| X: string |} = c    //! FS0001 Type mismatch. Expecting a
let f = c = {| X = 1; Y = 2 |}    //! FS0001 This anonymous record has an extra field. Remove field 'Y'.

type S = Circle of float | Square of float
let area s =
    match s with
    | Circle r -> r
    | Square w -> w
    | Triangle -> 1.0    //! warning FS0026 This rule will never be matched //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate a missing open declaration or a misspelt pattern name.  //! warning FS0988 Main module of program is empty

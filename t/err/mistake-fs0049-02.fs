type Color = Red | Green
let f c = match c with Red -> 1 | Blue -> 2    //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate a missing open declaration or a misspelt pattern name.  //! warning FS0988 Main module of program is empty

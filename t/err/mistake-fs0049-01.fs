let Foo = 5
let f x = match x with Foo -> 1    //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate a missing open declaration or a misspelt pattern name.  //! warning FS0988 Main module of program is empty

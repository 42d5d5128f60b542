use x = 5    //! warning FS0524 'use' bindings are not permitted in modules and are treated as 'let' bindings  //! warning FS0988 Main module of program is empty

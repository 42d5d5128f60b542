type Point = { x: int, y: int }  //! FS0010 Unexpected symbol ',' in type definition. Expected '}' or other token.  //? FS0604 Unmatched '{'

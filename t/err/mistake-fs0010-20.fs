type Point = { int x; int y }  //! FS0010 Unexpected identifier in field declaration. Expected ':' or other token.

let f :: int -> int  //! FS0010 Unexpected symbol '->' in binding. Expected '=' or other token.
let f x = x

let x = 1
(* "abc *)  //! FS0517 End of file in string embedded in comment begun at or before

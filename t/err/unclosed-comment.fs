let a = 1
(* never closed  //! FS0516 End of file in comment begun at or before here
let b = 2

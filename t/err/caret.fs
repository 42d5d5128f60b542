let joined = "x" ^ "y"  //! FS0101 use '+'
let power = 2 ^ 3  //! FS0101

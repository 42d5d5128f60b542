let a = [| 1; 2  //! FS0603 unmatched '[|' //? FS3118
let b = 3  //! FS0058 possible incorrect indentation //? FS0010

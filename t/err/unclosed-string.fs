let a = "text  //! FS0514 End of file in string begun at or before here
let b = 1      //? FS0058 Unexpected syntax or possible incorrect indentation: this //? FS0010 Incomplete structured construct at or before this point in

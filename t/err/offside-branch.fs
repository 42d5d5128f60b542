let f x =
  if x then
  1     //! FS0058 Unexpected syntax or possible incorrect indentation: this //? FS3524 Expecting expression
  else  //? FS0010 Unexpected keyword 'else' in binding.
 2

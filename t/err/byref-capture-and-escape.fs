let captured () =
  let mutable x = 1
  let r = &x
  let g () = r + 1                       //! FS0406 The byref-typed variable 'r' is used in an invalid way. Byrefs cannot be captured by closures or passed to inner functions.
  g ()
let escapes () : byref<int> =
  let mutable x = 1
  &x                                     //! FS3209 The address of the variable 'x' or a related expression cannot be used at this point. This is to ensure the address of the local value does not escape its scope.
let stored (a: byref<int>) =
  let mutable x = 1
  let l = [ &x ]                         //! FS0421 The address of the variable 'x' cannot be used at this point
  1

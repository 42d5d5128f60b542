let f x =
  let a = x + 1
  let b = a + "s"                //! FS0001 The type 'string' does not match the type 'int' //! FS0043 The type 'string' does not match the type 'int'
  missing a b                    //! FS0039 The value or constructor 'missing' is not defined.
let g y = if y then 1 else "no"  //! FS0001 All branches of an 'if' expression must return values
let h z = f z + g z              //! FS0001 This expression was expected to have type

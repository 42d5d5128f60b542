module M01 =
  let f x = x 1
  let y = f 2  //! FS0001 This expression was expected to have type
module M02 =
  let x = (1, 2)
  let (a, b, c) = x  //! FS0001 Type mismatch. Expecting a tuple of length 3 of type
module M03 =
  let f (a, b) = a + b
  let y = f (1, 2, 3)  //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
module M04 =
  let y = fst (1, 2, 3)  //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
module M05 =
  let y = printfn "%d" "a"  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,i
module M06 =
  let y = printfn "%s" 1  //! FS0001 This expression was expected to have type
module M07 =
  let y = sprintf "%d" 1 2  //! FS0001 Type mismatch. Expecting a
module M08 =
  let y = sprintf "%f" 1  //! FS0001 The type 'int' is not compatible with any of the types float,float32,D
module M09 =
  let x = 3
  let y = $"%s{x}"  //! FS0001 This expression was expected to have type
module M10 =
  [<Measure>] type m
  [<Measure>] type s
  let d = 1.0<m> + 1.0<s>  //! FS0001 The unit of measure 's' does not match the unit of measure 'm'  //! FS0043 The unit of measure 's' does not match the unit of measure 'm'
module M11 =
  [<Measure>] type m
  let d : float<m> = 1.0  //! FS0001 This expression was expected to have type
module M12 =
  [<Measure>] type m
  let d = 1.0<m> + 1.0  //! FS0001 The type 'float' does not match the type 'float<m>'  //! FS0043 The type 'float' does not match the type 'float<m>'

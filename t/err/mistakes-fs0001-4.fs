module M01 =
  [<Measure>] type m
  [<Measure>] type s
  let speed (d: float<m>) (t: float<s>) : float<m/s> = d * t  //! FS0001 The unit of measure 'm/s' does not match the unit of measure 'm s'
module M02 =
  [<Measure>] type m
  let f (x: float<m>) = x
  let y = f 3.0  //! FS0001 This expression was expected to have type
  let z = f 3<m>  //! FS0001 This expression was expected to have type
module M03 =
  let inline len x = (^a: (member Length: int) x)
  let y = len 3  //! FS0001 The type 'int' does not support the operator 'get_Length'
module M04 =
  let y = System.Math.Sqrt("a")  //! FS0001 This expression was expected to have type
module M05 =
  let y = "abc".Substring("a")  //! FS0001 This expression was expected to have type
module M06 =
  let f x = function
    | 1 -> 2
    | _ -> x
  let y : int = f 1  //! FS0001 This expression was expected to have type
module M07 =
  type T = A | B of int
  let x = B
  let y : T = x  //! FS0001 This expression was expected to have type
module M08 =
  type T = A | B of int * string
  let x = B 1  //! FS0001 This expression was expected to have type
module M09 =
  let y = Some 1 + 2  //! FS0001 The type 'int' does not match the type 'int option'  //! FS0043 The type 'int' does not match the type 'int option'
module M10 =
  let y = if Some 1 then 1 else 2  //! FS0001 This expression was expected to have type
module M11 =
  let f (x: int option) = x + 1  //! FS0001 The type 'int' does not match the type 'int option'  //! FS0043 The type 'int' does not match the type 'int option'
module M12 =
  let y = [ 1 ] + 2  //! FS0001 The type 'int' does not match the type 'int list'  //! FS0043 The type 'int' does not match the type 'int list'

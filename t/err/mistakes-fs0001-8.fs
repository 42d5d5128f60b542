module M01 =
  exception E of string
  let x = raise (E 1)  //! FS0001 This expression was expected to have type
module M02 =
  let x = raise "a"  //! FS0001 The type 'string' is not compatible with the type 'Exception'
module M03 =
  let x = failwith 1  //! FS0001 This expression was expected to have type
module M04 =
  let x = try 1 with _ -> "a"  //! FS0001 This expression was expected to have type
module M05 =
  let f (x: string) = x |> int |> string |> not  //! FS0001 Type mismatch. Expecting a
module M06 =
  let x = lazy 3
  let y = x + 1  //! FS0001 The type 'int' does not match the type 'Lazy<int>'  //! FS0043 The type 'int' does not match the type 'Lazy<int>'
module M07 =
  type R = { X: int }
  type S = { X: string }
  let f r = r.X + 1  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
module M08 =
  type R = { X: int; Y: int }
  type S = { X: string }
  let r = { X = 1; Y = 2 }
  let s : R = { X = "a" }  //! FS0001 This expression was expected to have type  //! FS0764 No assignment given for field 'Y' of type 'Mistakes-fs0001-8.R'
module M09 =
  let f x = match x with | 1 -> "a" | "b" -> "c" | _ -> "d"  //! FS0001 This expression was expected to have type
module M10 =
  let f x = match x with | Some y when y -> 1 | Some 2 -> 3 | _ -> 0  //! FS0001 This expression was expected to have type
module M11 =
  let f (x: string) = match x with | 'a' -> 1 | _ -> 2  //! FS0001 This expression was expected to have type
module M12 =
  type E = A = 1 | B = 2
  let f e = match e with E.A -> 1 | E.B -> 2  //! warning FS0104 Enums may take values outside known cases. For example, the value 'enu
  let x : int = E.A  //! FS0001 This expression was expected to have type
  let y : E = 1  //! FS0001 This expression was expected to have type

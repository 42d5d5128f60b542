module M01 =
  let y = 1 / 0
  let z = 1uy + 1  //! FS0001 The type 'int' does not match the type 'byte'  //! FS0043 The type 'int' does not match the type 'byte'
  let w = 1L + 1  //! FS0001 The type 'int' does not match the type 'int64'  //! FS0043 The type 'int' does not match the type 'int64'
  let v = 1.0f + 1.0  //! FS0001 The type 'float' does not match the type 'float32'  //! FS0043 The type 'float' does not match the type 'float32'
  let u = 1M + 1  //! FS0001 Type constraint mismatch. The type  //! FS0043 Type constraint mismatch. The type
module M02 =
  let y = 3 % 2.0  //! FS0001 The type 'float' does not match the type 'int'  //! FS0043 The type 'float' does not match the type 'int'
  let z = 2 ** 3  //! FS0001 The type 'int' does not support the operator 'op_Exponentiation'
  let w = 2.0 ** 3
module M03 =
  let y = 1 <<< 2L  //! FS0001 This expression was expected to have type
  let z = 1.0 &&& 2.0  //! FS0001 The type 'float' does not support the operator '&&&'
  let w = ~~~1.0  //! FS0001 The type 'float' does not support the operator '~~~'
  let v = true ||| false  //! FS0001 The type 'bool' does not support the operator '|||'
module M04 =
  let y = not "a"  //! FS0001 This expression was expected to have type
  let z = true && 1  //! FS0001 This expression was expected to have type
  let w = "a" || false  //! FS0001 This expression was expected to have type
  let v = if 1 then 2 else 3  //! FS0001 This expression was expected to have type
  let u = while 1 do ()  //! FS0001 This expression was expected to have type
module M05 =
  let x : int option = null  //! FS0043 The type 'int option' does not have 'null' as a proper value
  let y : int option = 3  //! FS0001 This expression was expected to have type
  let z : int = Some 3  //! FS0001 This expression was expected to have type
module M06 =
  let f (x: int option) =
    match x with
    | 3 -> 1  //! FS0001 This expression was expected to have type
    | _ -> 2
module M07 =
  let (|A|B|) x = if x then A  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an e
module M08 =
  let (|A|_|) x = if x then 1 else 2  //! FS0001 This expression was expected to have type
module M09 =
  let (|P|_|) (s: string) = Some s.Length
  let f x = match x with P "a" -> 1 | _ -> 2  //! FS0001 This expression was expected to have type
  let g x = match x with P 3 -> 1 | _ -> 2
  let h = g 3  //! FS0001 This expression was expected to have type
module M10 =
  let f () = async {
    let! x = async { return 1 }
    let y = x + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
    return y }
module M11 =
  let f () = async {
    let x = async { return 1 }
    return x + 1 }  //! FS0001 The type 'int' does not match the type 'Async<int>'  //! FS0043 The type 'int' does not match the type 'Async<int>'
module M12 =
  let f () = async {
    if true then return 1  //! FS0001 The 'if' expression needs to have type 'unit' to satisfy context type
    return 2 }

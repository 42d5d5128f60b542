module M01 =
  let x = null + 1  //! FS0043 The type 'int' does not have 'null' as a proper value
  let y : int = null  //! FS0043 The type 'int' does not have 'null' as a proper value
module M02 =
  let f (x: int) = if x = null then 1 else 2  //! FS0043 The type 'int' does not have 'null' as a proper value
module M03 =
  let f x : unit = 
    x + 1  //! FS0043 The type 'unit' does not match the type 'int'
module M04 =
  let f x = 
    match x with
    | Some y -> y + 1  //! FS0043 The type 'unit' does not match the type 'int'
    | None -> printfn "none"
module M05 =
  let x = if 1 = 1 then Some 1 else null  //! FS0043 The type 'int option' does not have 'null' as a proper value
module M06 =
  let x = 5
  let y = x*-1  //! FS0043 The type 'int' does not support the operator '*-'

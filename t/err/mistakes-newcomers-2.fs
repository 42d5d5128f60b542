module M01 =
  module M =
      let private secret = 1
      let shown = 2
  printfn "%d" M.secret  //! FS1094 The value 'secret' is not accessible from this code location
module M02 =
  let n = 3
  let s = "n = " + n  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
  printfn "%s" s
module M03 =
  let n = 3
  let s = n + " items"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  printfn "%s" s
module M04 =
  let name = "x"
  printfn "%d" name  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,int32,int64,sbyte,uin
module M05 =
  printfn "%d" 1 2  //! FS0001 Type mismatch. Expecting a
module M06 =
  let f () =
      printfn "%d %d" 1
  f ()  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is ^a -> unit.
module M07 =
  let x = 1
  if x then printfn "yes"  //! FS0001 This expression was expected to have type
module M08 =
  let x = 1
  if x <- 1 then printfn "yes"  //! FS0001 This expression was expected to have type
module M09 =
  let b = true
  if !b then printfn "no"  //! FS0001 This expression was expected to have type
module M10 =
  let x = 1
  if x != 2 then printfn "no"  //! FS0043 The type 'int' does not support the operator '!='
module M11 =
  let x = 1
  if x == 2 then printfn "no"  //! FS0043 The type 'int' does not support the operator '=='
module M12 =
  let mutable x = 1
  x++  //! FS0043 None of the types 'int, unit' support the operator '++'
  printfn "%d" x
module M13 =
  let mutable x = 1
  x += 1  //! FS0043 The type 'int' does not support the operator '+='
  printfn "%d" x
module M14 =
  var x = 1  //! FS0039 The value or constructor 'var' is not defined.  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consid
  printfn "%d" x  //! FS0039 The value or constructor 'x' is not defined.
module M15 =
  let f (x: int) = match x with null -> 0 | _ -> 1  //! FS0043 The type 'int' does not have 'null' as a proper value
  printfn "%d" (f 1)
module M16 =
  let x = Some 3
  printfn "%d" (x + 1)  //! FS0001 The type 'int' does not match the type 'int option'

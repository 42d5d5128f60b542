module M01 =
  let a = 1
  printfn "%s" (a + a)  //! FS0001 The type 'int' does not match the type 'string'
module M02 =
  let a = 1
  printfn "%s" (a + 1L)  //! FS0001 The type 'int64' does not match the type 'int'
module M03 =
  let a = Some 1
  let b: int = a + 1  //! FS0001 The type 'int' does not match the type 'int option'
module M04 =
  let a = Some 1
  let b: int = 1 + a  //! FS0001 The type 'int option' does not match the type 'int'
module M05 =
  let a = Some 1
  let b = a + 1  //! FS0001 The type 'int' does not match the type 'int option'  //! FS0043 The type 'int' does not match the type 'int option'
module M06 =
  let a = Some 1
  printfn "%d" (a * a)  //! FS0001 The type 'int option' does not support the operator '*'
module M07 =
  let a = [1]
  printfn "%d" (a + 1)  //! FS0001 The type 'int' does not match the type 'int list'
module M08 =
  printfn "%d" ("a" - 1)  //! FS0001 The type 'int' does not match the type 'string'
module M09 =
  let r = ref 1
  let x: int = r - 1  //! FS0001 The type 'int' does not match the type 'int ref'
module M10 =
  let f () = ()
  let x: int = f () + 1  //! FS0001 The type 'int' does not match the type 'unit'
module M11 =
  let f () = 1
  let x: int = f + 1  //! FS0001 The type 'int' does not match the type 'unit -> int'
module M12 =
  let f () = 1
  let x = 1 + f  //! FS0001 The type 'unit -> int' does not match the type 'int'  //! FS0043 The type 'unit -> int' does not match the type 'int'
module M13 =
  let f () = 1
  printfn "%d" (f + 1)  //! FS0001 The type 'int' does not match the type 'unit -> int'
module M14 =
  let s: int = System.Console.ReadLine()  //! FS0193 Type constraint mismatch. The type
module M15 =
  let s: int = "abc".Substring 1  //! FS0193 Type constraint mismatch. The type
module M16 =
  let s: string = "abc".IndexOf 'c'  //! FS0193 Type constraint mismatch. The type

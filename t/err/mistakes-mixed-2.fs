module M01 =
  type T = { A: int; A: string }  //! FS0037 Duplicate definition of field 'A'
module M02 =
  type T = A | A  //! FS0037 Duplicate definition of union case 'A'
module M03 =
  type T = int
  type T = string  //! FS0037 Duplicate definition of type, exception or module 'T'
module M04 =
  let f x x = x  //! FS0038 'x' is bound twice in this pattern
module M05 =
  let (a, a) = (1, 2)  //! FS0038 'a' is bound twice in this pattern
module M06 =
  type U = | a | b  //! FS0053 Lowercase discriminated union cases are only allowed when using Requir
module M07 =
  [<System.Obsolete("use g")>]
  let f x = x
  let a = f 1  //! warning FS0044 This construct is deprecated. use g
  [<System.Obsolete("gone", true)>]
  let g x = x
  let b = g 1  //! FS0101 This construct is deprecated. gone
  [<System.Obsolete>]
  type T = { X: int }
  let c: T = { X = 1 }  //! warning FS0044 This construct is deprecated
module M08 =
  type I =
    abstract M: int -> int
    abstract N: int
  let x = { new I with member _.M x = x }  //! FS0366 No implementation was given for 'abstract N: int'. Note that all inter
module M09 =
  type C() =
    static member M(a: int) = a
  let c = C()
  let y = c.M(1)  //! FS0493 M is not an instance method
  let z = C.N 1  //! FS0039 The type 'C' does not define a field, constructor, or member named 'N'
module M10 =
  open System.Collections.Generic
  let d = Dictionary<int * int, int>()
  let a = d.[1, 2]
  d.[1, 2] <- 3  //! FS0501 The member or object constructor 'Item' takes 2 argument(s) but is her
module M11 =
  let y = System.Math.Abs(1, 2)  //! FS0503 A member or object constructor 'Abs' taking 2 arguments is not accessi
module M12 =
  let y = "abc".Substring(1, 2, 3)  //! FS0505 The member or object constructor 'Substring' does not take 3 argument(

module M01 =
  let x : Foo = 3  //! FS0039 The type 'Foo' is not defined.
module M02 =
  let y = "abc".Lengthh()  //! FS0039 The type 'String' does not define a field, constructor, or member name
  let z = "abc".ToUpper(1, 2)  //! FS0505 The member or object constructor 'ToUpper' does not take 2 argument(s)
  let w = "abc".Length()  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
module M03 =
  let y = [ 1 ].Foo  //! FS0039 The type 'List<_>' does not define a field, constructor, or member nam
  let z = [| 1 |].Length2  //! FS0039 The type '[]<_>' does not define a field, constructor, or member named
  let w = (Some 1).Foo  //! FS0039 The type 'Option<_>' does not define a field, constructor, or member n
  let v = (1, 2).Item3  //! FS0039 The field, constructor or member 'Item3' is not defined. Maybe you wan
module M04 =
  type R = { X: int }
    with member r.Y = r.Z  //! FS0039 The type 'R' does not define a field, constructor, or member named 'Z'
         member r.W() = r.X + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let r = { X = 1 }
  let y = r.y  //! FS0039 The type 'R' does not define a field, constructor, or member named 'y'
  let z = r.W
  let w = z + 1  //! FS0001 The type 'int' does not match the type 'unit -> 'a'  //! FS0043 The type 'int' does not match the type 'unit -> 'a'
module M05 =
  type U = A of int | B
    with member u.V = match u with A x -> x  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let y = (A 1).v  //! FS0039 The type 'U' does not define a field, constructor, or member named 'v'
  let z = U.C  //! FS0039 The type 'U' does not define a field, constructor, or member named 'C'
  let w = A.X  //! FS0039 The field, constructor or member 'X' is not defined.
module M06 =
  type P = { X: int; Y: int }
  let f p = p.X + p.Z  //! FS0039 The type 'P' does not define a field, constructor, or member named 'Z'
  let g (p: P) = { p with X = "a" }  //! FS0001 This expression was expected to have type
  let h = { X = 1; X = 2; Y = 3 }  //! FS0668 The field 'X' appears multiple times in this record expression or patt
module M07 =
  type P = { X: int; Y: int }
  let p = { X = 1, Y = 2 }  //! FS0039 The value or constructor 'Y' is not defined.  //! FS0001 This expression was expected to have type  //! FS0764 No assignment given for field 'Y' of type 'Mistakes-fs0039-3.P'
module M08 =
  type P = { x: Int }  //! FS0039 The type 'Int' is not defined. Maybe you want one of the following:
module M09 =
  type U = A of Int | B of strin  //! FS0039 The type 'Int' is not defined. Maybe you want one of the following:
module M10 =
  let f = function
    | [] -> 0
    | x :: xs -> x + f xs  //! FS0039 The value or constructor 'f' is not defined.
module M11 =
  module M =
    let f x = x
  open M
  let a = M.g 1  //! FS0039 The value, constructor, namespace or type 'g' is not defined.
  let b = M.f.x  //! FS0039 The field, constructor or member 'x' is not defined.
  let c = M.f 1 2  //! FS0001 This expression was expected to have type
module M12 =
  let a = System.DateTime.Noww  //! FS0039 The type 'DateTime' does not define a field, constructor, or member na
  let b = System.DateTime.Now.Yearr  //! FS0039 The type 'DateTime' does not define a field, constructor, or member na
  let c = System.DateTime.Now + 1  //! FS0001 Type constraint mismatch. The type  //! FS0043 Type constraint mismatch. The type
  let d = System.TimeSpan.FromSeconds "a"  //! FS0041 No overloads match for method 'FromSeconds'.

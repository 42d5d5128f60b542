module M01 =
  open System.Foo  //! FS0039 The namespace 'Foo' is not defined.
module M02 =
  let y = System.Console.WriteLin("a")  //! FS0039 The type 'Console' does not define a field, constructor, or member nam
module M03 =
  let y = { X = 1 }  //! FS0039 The record label 'X' is not defined.
module M04 =
  type C(x: int) =
    member _.X = x
    member this.Y = this.Z  //! FS0039 The type 'C' does not define a field, constructor, or member named 'Z'
module M05 =
  type C(x: int) =
    let y = x
    member _.X = x
  let c = C 1
  let z = c.y  //! FS0039 The type 'C' does not define a field, constructor, or member named 'y'
module M06 =
  let x = try 1 with :? Foo -> 2  //! FS0039 The type 'Foo' is not defined.
module M07 =
  let rec f x = g x  //! FS0039 The value or constructor 'g' is not defined.
  let g x = f x
module M08 =
  module M =
    let x = 1
  let y = M.y  //! FS0039 The value, constructor, namespace or type 'y' is not defined.
  let z = N.x  //! FS0039 The value, namespace, type or module 'N' is not defined.
module M09 =
  open M  //! FS0039 The namespace or module 'M' is not defined.
  module M =
    let x = 1
module M10 =
  int x = 3  //! FS0039 The value or constructor 'x' is not defined.  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
module M11 =
  let z = [ 1 ] |> List.map f |> List.sum  //! FS0039 The value or constructor 'f' is not defined.
module M12 =
  let x = typeof<Foo>  //! FS0039 The type 'Foo' is not defined.

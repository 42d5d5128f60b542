module M01 =
  type P = { Name: string; Age: int }
  let p = { Name = "a"; Age = 1; Size = 2 }  //! FS0039 The record label 'Size' is not defined.
module M02 =
  type P = { Name: string; Age: int }
  let p = { Name = "a"; age = 1 }  //! FS0039 The record label 'age' is not defined. Maybe you want one of the follo  //! FS0764 No assignment given for field 'Age' of type 'Mistakes-fs0039-1.P'
module M03 =
  let f (x: int) = x.Foo  //! FS0039 The type 'Int32' does not define a field, constructor, or member named
module M04 =
  let s = "abc"
  let n = s.Lenght  //! FS0039 The type 'String' does not define a field, constructor, or member name
module M05 =
  let n = List.lenght [ 1 ]  //! FS0039 The value, constructor, namespace or type 'lenght' is not defined. May
module M06 =
  let n = Lst.length [ 1 ]  //! FS0039 The value, namespace, type or module 'Lst' is not defined. Maybe you w
module M07 =
  let x = foo 1  //! FS0039 The value or constructor 'foo' is not defined. Maybe you want one of t
module M08 =
  let x = 1
  let y = x.[0]  //! FS0039 The type 'Int32' does not define a field, constructor, or member named
module M09 =
  let fact n = if n = 0 then 1 else n * fact (n - 1)  //! FS0039 The value or constructor 'fact' is not defined.
module M10 =
  let y = $"{1:d} {foo}"  //! FS0039 The value or constructor 'foo' is not defined. Maybe you want one of t
module M11 =
  let d = 1.0<kg>  //! FS0039 The type 'kg' is not defined.
module M12 =
  let y = System.Foo.Bar()  //! FS0039 The value, constructor, namespace or type 'Foo' is not defined.

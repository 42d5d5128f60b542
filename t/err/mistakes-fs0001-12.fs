module M01 =
  let f x = x :: x  //! FS0001 Type mismatch. Expecting a
module M02 =
  let f x y = if x then y else x + 1  //! FS0001 The type 'int' does not match the type 'bool'  //! FS0043 The type 'int' does not match the type 'bool'
module M03 =
  type P = { X: int; Y: int }
  let p = { X = 1 Y = 2 }  //! FS0001 This expression was expected to have type  //! FS0003 This value is not a function and cannot be applied. It has type 'int',  //! FS0764 No assignment given for field 'Y' of type 'Mistakes-fs0001-12.P'
module M04 =
  type C() =
    let mutable x = 0
    member this.Set y = x = y
    member this.Get = x
  let c = C()
  c.Set "a"  //! FS0001 This expression was expected to have type  //! warning FS0020 The result of this expression has type 'bool' and is implicitly ignore
module M05 =
  type I =
    abstract F: int -> string
  type C() =
    interface I with
      member _.F x = x  //! FS0001 This expression was expected to have type
  let c = C()
  let y = c.F 1  //! FS0039 The type 'C' does not define a field, constructor, or member named 'F'
module M06 =
  type I =
    abstract F: int -> string
  let f (i: I) = i.F "a"  //! FS0001 This expression was expected to have type
  type C() = class end
  let y = f (C())  //! FS0193 The type 'C' is not compatible with the type 'I'
module M07 =
  type A(x: int) =
    member _.X = x
  type B() =
    inherit A("a")  //! FS0001 This expression was expected to have type
  type C() =
    inherit A  //! FS0961 This 'inherit' declaration specifies the inherited type but no argumen
module M08 =
  let f (x: #seq<int>) = Seq.sum x
  let y = f [ "a" ]  //! FS0001 This expression was expected to have type
  let z = f 3  //! FS0001 The type 'int' is not compatible with the type 'int seq'
module M09 =
  let f (x: 'a when 'a :> System.IDisposable) = x.Dispose()
  f 3  //! FS0001 The type 'int' is not compatible with the type 'IDisposable'
module M10 =
  let y = List.sumBy (fun x -> x) [ "a" ]  //! FS0001 'List.sumBy' does not support the type 'string', because the latter la
  let z = List.average [ 1; 2 ]  //! FS0001 'List.average' does not support the type 'int', because the latter lac
  let w = List.averageBy float [ 1; 2 ] + 1  //! FS0001 The type 'int' does not match the type 'float'  //! FS0043 The type 'int' does not match the type 'float'
module M11 =
  let y = abs "a"  //! FS0001 The type 'string' does not support the operator 'abs'
  let z = sqrt "a"  //! FS0001 The type 'string' does not support the operator 'sqrt'
  let w = -"a"  //! FS0001 The type 'string' does not support the operator '~-'
  let v = int [ 1 ]  //! FS0001 The type ''a list' does not support a conversion to the type 'int'
  let u = float (Some 1)  //! FS0001 The type 'int option' does not support a conversion to the type 'float
  let t = string
  let s = t 1
module M12 =
  let y = min 1 "a"  //! FS0001 This expression was expected to have type
  let z = max (fun x -> x) id  //! FS0002 This function takes too many arguments, or is used in a context where

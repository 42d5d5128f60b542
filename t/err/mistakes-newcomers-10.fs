module M01 =
  let f x =
      let (Some y) = x  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'None' may indicate
      y + undefinedThing  //! FS0039 The value or constructor 'undefinedThing' is not defined.
module M02 =
  let f = List.map (fun (Some x) -> x + undefinedThing) [ Some 1 ]  //! FS0039 The value or constructor 'undefinedThing' is not defined.  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'None' may indicate
module M03 =
  type T = P | Q
  let f t =
      match t with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Q' may indicate a c
      | P -> 1
  let g = 1 + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let h t =
      match t with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Q' may indicate a c
      | P -> 1
      | P -> 2  //! warning FS0026 This rule will never be matched
module M04 =
  type C() =
      member _.F(x: bool) =
          match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'false' may indicate
          | true -> 1
      member _.G() = 1 + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
module M05 =
  type T = P | Q
  let f t (u: int) =
      let v = u + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
      match t with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Q' may indicate a c
      | P -> 1
module M06 =
  type S = A of int | B of int
  let f s =
      match s with
      | A -> 1  //! FS0019 This constructor is applied to 0 argument(s) but expects 1
      | B y -> y
module M07 =
  type S = A of int | B of int
  let f s =
      match s with
      | A x | B y -> 1  //! FS0018 The two sides of this 'or' pattern bind different sets of variables
module M08 =
  let f () =
      try 1 with
      | Faillure m -> 2  //! FS0039 The pattern discriminator 'Faillure' is not defined.
      | Failure m -> 3
module M09 =
  let f (x: obj) =
      match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '``some-other-subtyp
      | :? Foo -> 1  //! FS0039 The type 'Foo' is not defined.
      | :? int -> 2
module M10 =
  let b = 2L
  let a = 1
  let f (x: int) = x
  let c = f (a + b)  //! FS0001 The type 'int64' does not match the type 'int'
module M11 =
  let b = 2L
  let a = 1
  let c: int = a + b  //! FS0001 The type 'int64' does not match the type 'int'
module M12 =
  let b = 2L
  let a = 1
  let c: int = b + a  //! FS0001 The type 'int' does not match the type 'int64'
module M13 =
  let b = 2.0
  let a = 1
  let c: float = a + b  //! FS0001 The type 'float' does not match the type 'int'
module M14 =
  let a = 1
  printfn "%f" (a * 2.0)  //! FS0001 The type 'float' does not match the type 'int'
module M15 =
  let a = 1
  printfn "%s" ("a" + a)  //! FS0001 The type 'int' does not match the type 'string'
module M16 =
  let a = 1
  printfn "%s" (a + "a")  //! FS0001 The type 'string' does not match the type 'int'

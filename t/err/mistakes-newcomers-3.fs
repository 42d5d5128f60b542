module M01 =
  let xs = [1;2]
  let y = List.tryFind (fun x -> x = 1) xs
  printfn "%d" (y * 2)  //! FS0001 The type 'int' does not match the type 'int option'
module M02 =
  let xs = [1;2;3]
  List.map (fun x -> x + 1) xs  //! warning FS0020 The result of this expression has type 'int list' and is implicitly ignored. Consider usin
  printfn "%A" xs
module M03 =
  let f x =
      match x with
      | 1, 2 -> "a"
      | _ -> "b"
  printfn "%s" (f 1)  //! FS0001 This expression was expected to have type
module M04 =
  let f x =
      match x with
      | 0 -> "zero"
      | _ -> 1  //! FS0001 All branches of a pattern match expression must return values implicitly convertible to th
  printfn "%s" (f 1)
module M05 =
  let f x = if x then 1 else "a"  //! FS0001 All branches of an 'if' expression must return values implicitly convertible to the type o
  printfn "%d" (f true)
module M06 =
  let xs = [1; 2.0; 3]  //! FS0001 All elements of a list must be implicitly convertible to the type of the first element, wh
  printfn "%A" xs
module M07 =
  let names = List.map (fun p -> p.Name) [1]  //! FS0072 The type of this expression could not be inferred before accessing its members. Add a type
  printfn "%A" names
module M08 =
  let lens xs = List.map (fun x -> x.Length) xs  //! FS0072 The type of this expression could not be inferred before accessing its members. Add a type
  printfn "%A" (lens ["a"])
module M09 =
  type A() =
      member Foo() = 1  //! FS0673 This instance member needs a parameter to represent the object being invoked. Make the mem
  printfn "%d" (A().Foo())
module M10 =
  type A() =
      member _.Foo() = 1
      let x = 2  //! FS0960 'let' and 'do' bindings must come before member and interface definitions in type definiti
  printfn "%d" (A().Foo())
module M11 =
  type P(x: int, y: int) =
      member _.X = x
  let p = P(1)  //! FS0001 This expression was expected to have type
  printfn "%d" p.X
module M12 =
  type P(x: int, y: int) =
      member _.X = x + y
  let p = P("a", 2)  //! FS0001 This expression was expected to have type
  printfn "%d" p.X
module M13 =
  type P = { X: int; Y: int }
  let p = P(1, 2)  //! FS0800 Invalid use of a type name
  printfn "%d" p.X
module M14 =
  type P = { X: int; Y: int }
  let p = { X = 1, Y = 2 }  //! FS0001 This expression was expected to have type  //! FS0039 The value or constructor 'Y' is not defined.  //! FS0764 No assignment given for field 'Y' of type 'G05.M14.P'
  printfn "%d" p.X
module M15 =
  type P = { X: int; Y: int }
  let p = { X = 1; Y = 2 }
  p.X <- 3  //! FS0005 This field is not mutable
  printfn "%d" p.X
module M16 =
  type S = Circle of float | Rect of float * float
  let s = Rect 1.0 2.0  //! FS0003 This value is not a function and cannot be applied. It has type 'S', which does not accept
  printfn "%A" s

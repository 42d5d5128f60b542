module M01 =
  let y = List.max [ id ]  //! FS0001 The type ''a -> 'a' does not support the 'comparison' constraint. For
module M02 =
  let y = Set.ofList [ id ]  //! FS0001 The type ''a -> 'a' does not support the 'comparison' constraint. For
module M03 =
  let y = 3 < "a"  //! FS0001 This expression was expected to have type
module M04 =
  let y = 3 = "a"  //! FS0001 This expression was expected to have type
module M05 =
  let y = 'a' = "a"  //! FS0001 This expression was expected to have type
module M06 =
  let y = 1 = 1.0  //! FS0001 This expression was expected to have type
module M07 =
  type I = abstract M: int -> int
  let x = { new I with member _.M x = "a" }  //! FS0001 This expression was expected to have type
module M08 =
  type C(x: int) =
    member _.X = x
  let c = C "a"  //! FS0001 This expression was expected to have type
  let d = C()  //! FS0001 This expression was expected to have type
  let e = C(1, 2)  //! FS0001 This expression was expected to have type
module M09 =
  let x : obj = 3
  let y : int = x  //! FS0001 This expression was expected to have type
module M10 =
  let x : obj list = [ 1; "a" ]
  let y = [ 1; box 2 ]  //! FS0001 All elements of a list must be implicitly convertible to the type of t
module M11 =
  let f (x: seq<int>) = x
  let y = f [ "a" ]  //! FS0001 This expression was expected to have type
module M12 =
  let f (x: int list) = x
  let y = f (seq { 1 })  //! FS0001 This expression was expected to have type
  let z = f [| 1 |]  //! FS0001 This expression was expected to have type

module M01 =
  type S = A of int | B of int
  let f s =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | A x -> x
      | B(y, z) -> y  //! FS0001 This expression was expected to have type
module M02 =
  let f (s: int) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | 1 -> 1
      | "a" -> 2  //! FS0001 This expression was expected to have type
module M03 =
  let f (s: int) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | "a" -> 1  //! FS0001 This expression was expected to have type
      | 2 -> 2
module M04 =
  let f (s: int) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | "a" -> 1  //! FS0001 This expression was expected to have type
module M05 =
  let f (s: int) =
      match s with
      | "a" -> 1  //! FS0001 This expression was expected to have type
      | _ -> 2
module M06 =
  type T = P | Q
  let f (s: int option) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | Some 1 -> 1
      | P -> 2  //! FS0001 This expression was expected to have type
module M07 =
  let f (s: int * int) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | 1, "a" -> 1  //! FS0001 This expression was expected to have type
      | 2, 3 -> 2
module M08 =
  let f (s: int * int) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | 1, 2, 3 -> 1  //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
      | 2, 3 -> 2
module M09 =
  type R = { X: int }
  let f (s: R) =
      match s with  //! warning FS0025 Incomplete pattern matches on this expression.
      | { Y = 1 } -> 1  //! FS1129 The record type 'R' does not contain a label 'Y'.
      | { X = 1 } -> 2
module M10 =
  let f () =
      match undefinedThing with  //! FS0039 The value or constructor 'undefinedThing' is not defined.  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '0' may indicate a c
      | 1 -> 1
      | 2 -> 2
module M11 =
  type T = P | Q
  let f () =
      match undefinedThing with  //! FS0039 The value or constructor 'undefinedThing' is not defined.  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Q' may indicate a c
      | P -> 1
module M12 =
  type T = P | Q
  let f t =
      match t with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Q' may indicate a c
      | P -> undefinedThing  //! FS0039 The value or constructor 'undefinedThing' is not defined.
module M13 =
  type T = P | Q
  let f t =
      match t with  //! warning FS0025 Incomplete pattern matches on this expression.
      | P when undefinedThing -> 1  //! FS0039 The value or constructor 'undefinedThing' is not defined.
      | Q -> 2
module M14 =
  let g (x: int) = Some x
  let f () =
      match g "a" with  //! FS0001 This expression was expected to have type  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Some (0)' may indic
      | Some 1 -> 1
      | None -> 2
module M15 =
  let f = function  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Some (0)' may indic
      | Some 1 -> undefinedThing  //! FS0039 The value or constructor 'undefinedThing' is not defined.
      | None -> 2
module M16 =
  type T = P | Q
  let f t =
      match t with
      | P -> 1
      | Pp -> 2  //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate
      | Q -> 3  //! warning FS0026 This rule will never be matched
      | Q -> 4  //! warning FS0026 This rule will never be matched

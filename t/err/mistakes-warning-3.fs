module M01 =
  let f x =
    try int x
    finally 0  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
module M02 =
  let f x =
    match x with  //! warning FS0025 Incomplete pattern matches on this expression.
    | Some x when x > 3 -> 1
    | None -> 2
module M03 =
  let f x =
    match x with
    | a, b -> 1
    | c -> 2  //! warning FS0026 This rule will never be matched
module M04 =
  let f (x: int * int) =
    match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | 1, 2 -> 1
    | 1, _ -> 2
module M05 =
  let f (x: string) =
    match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | "a" -> 1
    | "b" -> 2
module M06 =
  let f (xs: int list) =
    match xs with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | x :: rest -> x
module M07 =
  let f (xs: int list) =
    match xs with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | [] -> 1
    | [ 1 ] -> 2
    | x :: y :: _ -> 3
module M08 =
  let f (c: char) = match c with 'a' -> 1  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let g (b: bool) = match b with true -> 1  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let h (x: float) = match x with 1.0 -> 1  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let i (x: int[]) = match x with [| 1 |] -> 2  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M09 =
  let (Some x) = Some 1  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let [ a; b ] = [ 1; 2 ]  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let (1, y) = (1, 2)  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M10 =
  let f (Some x) = x  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let g = fun (Some x) -> x  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M11 =
  type U = A | B | C
  let f x y =
    match x, y with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | A, B -> 1
    | B, _ -> 2
    | _, C -> 3
module M12 =
  type R = { A: bool; B: int option }
  let f r =
    match r with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | { A = true; B = Some _ } -> 1
    | { A = false } -> 2

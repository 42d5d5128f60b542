module M01 =
  let x = [ 1 ] |> List.mapi (fun i x -> i + "a")  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
module M02 =
  let f x = List.length x
  let y = f 3  //! FS0001 This expression was expected to have type
  let z = f [| 1 |]  //! FS0001 This expression was expected to have type
module M03 =
  let f (x: 'a list) = List.length x
  let y = f "abc"  //! FS0001 This expression was expected to have type
module M04 =
  let y = System.String.Format("a")
  let z = System.String.Join(",", 1, 2)
  let w = System.String.Concat 1
  let v = System.Char.IsDigit "a"  //! FS0001 This expression was expected to have type
module M05 =
  let mutable x = 1
  x <- "a"  //! FS0001 This expression was expected to have type
  x := 3  //! FS0001 This expression was expected to have type
  let f () = x += 1  //! FS0043 The type 'int' does not support the operator '+='
module M06 =
  let x = ref 1
  let y = x + 1  //! FS0001 The type 'int' does not match the type 'int ref'  //! FS0043 The type 'int' does not match the type 'int ref'
  let z = !x + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'  
module M07 =
  let f x =
    let y = x + 1
    let z = y + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
    z
module M08 =
  let f x =
    if x then 1  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an e
    2
module M09 =
  let f x =
    if x then printfn "a" else 2  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M10 =
  let f x =
    try
      int x
    with
    | :? System.FormatException -> "bad"  //! FS0001 This expression was expected to have type
module M11 =
  let rec f x = f  //! FS0001 Type mismatch. Expecting a
module M12 =
  let f g = g g  //! FS0001 Type mismatch. Expecting a

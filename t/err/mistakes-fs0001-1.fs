module M01 =
  let f x = if x > 0 then 1 else "no"  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M02 =
  let f x = if x > 0 then "yes"  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an e
module M03 =
  let f x = if x then 1 else 2
  let y = f 3  //! FS0001 This expression was expected to have type
module M04 =
  let f x =
    match x with
    | 1 -> "one"
    | 2 -> 2  //! FS0001 All branches of a pattern match expression must return values implicit
    | _ -> "many"
module M05 =
  let xs = [ 1; 2.0; 3 ]  //! FS0001 All elements of a list must be implicitly convertible to the type of t
module M06 =
  let xs = [| "a"; 'b' |]  //! FS0001 All elements of an array must be implicitly convertible to the type of
module M07 =
  let add (x, y) = x + y
  let z = add 1 2  //! FS0001 This expression was expected to have type
module M08 =
  let add x y = x + y
  let z = add 1
  printfn "%d" z  //! FS0001 The type 'int -> int' is not compatible with any of the types byte,int
module M09 =
  type P = { Name: string; Age: int }
  let p = { Name = 1; Age = "x" }  //! FS0001 This expression was expected to have type
module M10 =
  let s = "abc"
  let n = s.ToUpper
  printfn "%s" n  //! FS0001 This expression was expected to have type
module M11 =
  let xs = [ 1; 2 ]
  let y = xs.["a"]  //! FS0001 This expression was expected to have type
module M12 =
  let d = dict [ "a", 1 ]
  let y = d.[1]  //! FS0001 This expression was expected to have type

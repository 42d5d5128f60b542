module M01 =
  let xs = [ for i in 1..3 do
               yield i
               i ]  //! warning FS3221 This expression returns a value of type 'int' but is implicitly discar
module M02 =
  let xs = [ for i in 1..3 do
               i  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
               yield i ]
module M03 =
  let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
  let f x = match x with Even -> 1  //! warning FS0025 Incomplete pattern matches on this expression.
module M04 =
  let (|Even|_|) n = if n % 2 = 0 then Some() else None
  let f x = match x with Even -> 1  //! warning FS0025 Incomplete pattern matches on this expression.
module M05 =
  let f x = match x with Evn -> 1 | Odd -> 2  //! warning FS0049 Uppercase variable identifiers should not generally be used in pattern  //! warning FS0026 This rule will never be matched
module M06 =
  let f (x: 'a) : 'a = x + 1  //! warning FS0064 This construct causes code to be less generic than indicated by the ty
module M07 =
  let f (x: 'a) (y: 'b) : 'a = y  //! warning FS0064 This construct causes code to be less generic than indicated by the ty
module M08 =
  let f (x: obj) = match x with :? int as i -> i  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M09 =
  let f = function  //! warning FS0025 Incomplete pattern matches on this expression.
    | x when x > 0 -> 1
    | x when x < 0 -> 2
module M10 =
  let main argv =
    printfn "a"
    0  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
    1
module M11 =
  let f x =
    for i in 0 .. x do
      i  //! warning FS0020 The result of this expression has type 'int32' and is implicitly ignor
module M12 =
  let f x =
    while x do
      1  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored

module M01 =
  let y = 1 2  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
module M02 =
  let f (x: int) = x
  let y = f 1 2  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
module M03 =
  type T = A | B of int
  let x = A 1  //! FS0003 This value is not a function and cannot be applied. It has type 'T', w
module M04 =
  let rec sum xs =
    match xs with
    | [] -> 0
    | x :: rest -> x + sum rest "a"  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
module M05 =
  let x = 5
  let y = x -1  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
module M06 =
  let a = Some
  let b = a 1
  let c = Some 1 2  //! FS0003 This value is not a function and cannot be applied. It has type 'int o
  let d = None 1  //! FS0003 This value is not a function and cannot be applied. It has type ''a op
  let e = Ok
  let f : Result<int, string> = Ok "a"  //! FS0001 This expression was expected to have type
  let g : Result<int, string> = Error 1  //! FS0001 This expression was expected to have type

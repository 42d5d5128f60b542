module M01 =
  let fact n = if n <= 1 then 1 else n * fact (n - 1)  //! FS0039 The value or constructor 'fact' is not defined.
  printfn "%d" (fact 5)
module M02 =
  let sum xs =
      let loop acc ys =
          match ys with
          | [] -> acc
          | y :: rest -> loop (acc + y) rest  //! FS0039 The value or constructor 'loop' is not defined. Maybe you want one of the following:
      loop 0 xs
  printfn "%d" (sum [1;2])
module M03 =
  let rec even n = if n = 0 then true else odd (n - 1)  //! FS0039 The value or constructor 'odd' is not defined.
  let rec odd n = if n = 0 then false else even (n - 1)
  printfn "%b" (even 10)
module M04 =
  let f x =
      if x > 0 then x  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an expression, and not a
  printfn "%d" (f 3)  //! FS0001 The type 'unit' is not compatible with any of the types byte,int16,int32,int64,sbyte,uint1
module M05 =
  let sign x = if x < 0 then "neg" elif x = 0 then "zero"  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an expression, and not a
  printfn "%s" (sign 3)
module M06 =
  let mutable total = 0
  for i in 1 .. 10 do
      total = total + i  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consid
  printfn "%d" total
module M07 =
  let f () =
      let mutable x = 1
      x = 2  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consid
      x
  printfn "%d" (f ())
module M08 =
  let x = 1
  x <- 2  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'let mutable x = expre
  printfn "%d" x
module M09 =
  let hello () = printfn "hi"
  hello  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is unit -> unit.
module M10 =
  let name = System.Console.ReadLine
  printfn "%s" name  //! FS0001 This expression was expected to have type
module M11 =
  let avg (xs: int list) = List.sum xs / 2.0  //! FS0001 The type 'float' does not match the type 'int'  //! FS0043 The type 'float' does not match the type 'int'
  printfn "%f" (avg [1;2])
module M12 =
  let count = 3
  let total = 10.5
  let mean = total / count  //! FS0001 The type 'int' does not match the type 'float'  //! FS0043 The type 'int' does not match the type 'float'
  printfn "%f" mean
module M13 =
  let add a b = a + b
  let r: int = add 1  //! FS0001 This expression was expected to have type
  printfn "%d" r
module M14 =
  let add a b = a + b
  let r = add (1, 2)
  printfn "%d" r  //! FS0001 The type ''a -> 'b' is not compatible with any of the types byte,int16,int32,int64,sbyte,u
module M15 =
  let add (a, b) = a + b
  let r = add 1 2  //! FS0001 This expression was expected to have type
  printfn "%d" r
module M16 =
  let calculateTotal xs = List.sum xs
  printfn "%d" (calcluateTotal [1;2])  //! FS0039 The value or constructor 'calcluateTotal' is not defined. Maybe you want one of the follow

module M01 =
  let x = !true  //! FS0001 This expression was expected to have type
module M02 =
  let f x = if not x = 1 then 2 else 3  //! FS0001 This expression was expected to have type
module M03 =
  let xs = [ 1, 2, 3 ]
  let s = List.sum xs  //! FS0001 Operator '+' cannot be applied to a tuple type. You may have an uninte
module M04 =
  let xs = [ 1; 2; 3 ]
  let y = xs[0] + xs["a"]  //! FS0001 This expression was expected to have type
module M05 =
  let xs = [| 1; 2 |]
  xs.[0] = 3  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
  xs.[0] <- "a"  //! FS0001 This expression was expected to have type
module M06 =
  let d = System.Collections.Generic.Dictionary<string, int>()
  d.Add(1, "a")  //! FS0001 This expression was expected to have type
  d.["a"] <- "b"  //! FS0001 This expression was expected to have type
  d.["a"] = 3  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
module M07 =
  let xs = ResizeArray<int>()
  xs.Add "a"  //! FS0001 This expression was expected to have type
  let y = xs.Add 1 + 1  //! FS0001 The type 'int' does not match the type 'unit'  //! FS0043 The type 'int' does not match the type 'unit'
module M08 =
  let f x : int = 
    printfn "%d" x  //! FS0001 Type mismatch. Expecting a
module M09 =
  let f (x: int) (y: int) = x + y
  let z = 3 |> f 1 2  //! FS0001 This expression was expected to have type
module M10 =
  let z = 3 |> 4  //! FS0001 This expression was expected to have type
module M11 =
  let f x = x |> List.map (+ 1)  //! FS0001 Expecting a type supporting the operator '~+' but given a function typ
module M12 =
  let f = fun (x: int, y: string) -> x
  let z = f ("a", 1)  //! FS0001 This expression was expected to have type

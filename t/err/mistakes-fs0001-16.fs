module M01 =
  let check a b = if a <> b then 1 else 2
  let x = check 1 "a"  //! FS0001 This expression was expected to have type
module M02 =
  let check (a: int) b = if a <> b then 1 else 2
  let x = check 1 "a"  //! FS0001 This expression was expected to have type
module M03 =
  type P(x: int, y: string) =
    member _.X = x
  let a = P(1)  //! FS0001 This expression was expected to have type
  let b = P(1, "a", 2)  //! FS0501 The object constructor 'P' takes 2 argument(s) but is here given 3. Th
module M04 =
  let a = sprintf "%d" 1I  //! FS0001 The type 'BigInteger' is not compatible with any of the types byte,int
  let b = sprintf "%d" 'a'  //! FS0001 The type 'char' is not compatible with any of the types byte,int16,int
  type E = A = 1
  let c = sprintf "%d" E.A  //! FS0001 The type 'E' is not compatible with any of the types byte,int16,int32,
module M05 =
  let f x = if x then failwith "a"
  let g x : int = if x then failwith "a" else ()  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M06 =
  let x = 1
  if x = 1 then printfn "a" else printfn "b" "c"  //! FS0001 This expression was expected to have type
  if x then ()  //! FS0001 This expression was expected to have type
module M07 =
  let f (x: int) (y: int) = ()
  f 1  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
  f 1 2
  f (1, 2)  //! FS0001 This expression was expected to have type  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
  f 1 2 3  //! FS0003 This value is not a function and cannot be applied. It has type 'unit'
module M08 =
  let a = [ 1; 2 ] |> List.tryHead |> fun x -> x + 1  //! FS0001 The type 'int' does not match the type 'int option'  //! FS0043 The type 'int' does not match the type 'int option'
  let b = Map.tryFind "a" (Map.ofList [ "a", 1 ]) + 1  //! FS0001 The type 'int' does not match the type 'int option'  //! FS0043 The type 'int' does not match the type 'int option'
  let c = [ 1 ] |> List.tryFind (fun x -> x > 1) |> Option.map (fun x -> x + "a")  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let d = Some 1 = 1  //! FS0001 This expression was expected to have type
  let e = (Some 1).Value + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
module M09 =
  let a = "abc" |> Seq.map (fun c -> c + 1)  //! FS0001 The type 'int' does not match the type 'char'  //! FS0043 The type 'int' does not match the type 'char'
  let b = "abc".[0] = "a"  //! FS0001 This expression was expected to have type
  let c = "a" + 'b'  //! FS0001 The type 'char' does not match the type 'string'  //! FS0043 The type 'char' does not match the type 'string'
  let d = string 'a' + 1  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
  let e = 'a' + 'b'
  let f = "abc".[0] + "d"  //! FS0001 The type 'string' does not match the type 'char'  //! FS0043 The type 'string' does not match the type 'char'

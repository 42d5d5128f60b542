module M01 =
  let check a b = if a <> b then 1 else 2
  let x = check 1 "a" //! FS0001 argument 2 of 'check': expected 'int', found 'string'
module M02 =
  let check (a: int) b = if a <> b then 1 else 2
  let x = check 1 "a" //! FS0001 argument 2 of 'check': expected 'int', found 'string'
module M03 =
  type P(x: int, y: string) =
    member _.X = x
  let a = P(1) //! FS0001 expected 'int * string', found 'int'
  let b = P(1, "a", 2) //! FS0501 The member or object constructor 'P' takes 2 argument(s) but is here given 3.
module M04 =
  let a = sprintf "%d" 1I //! FS0001 the format expects an integer ('%d', '%x'), found 'BigInteger'
  let b = sprintf "%d" 'a' //! FS0001 the format expects an integer ('%d', '%x'), found 'char'
  type E = A = 1
  let c = sprintf "%d" E.A //! FS0001 the format expects an integer ('%d', '%x'), found 'E'
module M05 =
  let f x = if x then failwith "a"
  let g x : int = if x then failwith "a" else () //! FS0001 expected 'int', found 'unit'
module M06 =
  let x = 1
  if x = 1 then printfn "a" else printfn "b" "c" //! FS0001 the format takes 0 arguments, but 1 are given
  if x then () //! FS0001 expected 'bool', found 'int'
module M07 =
  let f (x: int) (y: int) = ()
  f 1 //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is int -> unit.
  f 1 2
  f (1, 2) //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is int -> unit. //! FS0001 argument 1 of 'f': expected 'int', found 'int * int'
  f 1 2 3 //! FS0003 'f' takes 2 arguments, but is given 3: its result, of type 'unit', is not a function
module M08 =
  let a = [ 1; 2 ] |> List.tryHead |> fun x -> x + 1 //! FS0043 The type 'int option' does not support the operator '+' //! FS0001 The type 'int option' does not support the operator '+'
  let b = Map.tryFind "a" (Map.ofList [ "a", 1 ]) + 1 //! info FS3886 This list expression contains a single tuple element. //! FS0043 The type 'int option' does not support the operator '+' //! FS0001 The type 'int option' does not support the operator '+'
  let c = [ 1 ] |> List.tryFind (fun x -> x > 1) |> Option.map (fun x -> x + "a") //! FS0043 The type 'string' does not match the type 'int' //! FS0001 expected 'int', found 'string'
  let d = Some 1 = 1 //! FS0001 expected 'int option', found 'int'
  let e = (Some 1).Value + "a" //! FS0043 The type 'string' does not match the type 'int' //! FS0001 expected 'int', found 'string'
module M09 =
  let a = "abc" |> Seq.map (fun c -> c + 1) //! FS0043 The type 'int' does not match the type 'char' //! FS0001 expected 'char', found 'int'
  let b = "abc".[0] = "a" //! FS0001 expected 'char', found 'string'
  let c = "a" + 'b' //! FS0043 The type 'char' does not match the type 'string' //! FS0001 expected 'string', found 'char'
  let d = string 'a' + 1 //! FS0043 The type 'int' does not match the type 'string' //! FS0001 expected 'string', found 'int'
  let e = 'a' + 'b'
  let f = "abc".[0] + "d" //! FS0043 The type 'string' does not match the type 'char' //! FS0001 expected 'char', found 'string'

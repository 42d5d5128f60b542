module M01 =
  let x = !true //! FS0001 expected 'Ref<'a>', found 'bool'
module M02 =
  let f x = if not x = 1 then 2 else 3 //! FS0001 expected 'bool', found 'int'
module M03 =
  let xs = [ 1, 2, 3 ] //! info FS3886 This list expression contains a single tuple element.
  let s = List.sum xs //! FS0001 The type 'int * int * int' does not support the operator 'get_Zero'
module M04 =
  let xs = [ 1; 2; 3 ]
  let y = xs[0] + xs["a"] //! FS0001 expected 'int', found 'string'
module M05 =
  let xs = [| 1; 2 |]
  xs.[0] = 3 //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded.
  xs.[0] <- "a" //! FS0001 expected 'int', found 'string'
module M06 =
  let d = System.Collections.Generic.Dictionary<string, int>()
  d.Add(1, "a") //! FS0001 expected 'string', found 'int' //! FS0001 expected 'int', found 'string'
  d.["a"] <- "b" //! FS0001 expected 'int', found 'string'
  d.["a"] = 3 //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded.
module M07 =
  let xs = ResizeArray<int>()
  xs.Add "a" //! FS0001 expected 'int', found 'string'
  let y = xs.Add 1 + 1 //! FS0043 The type 'int' does not match the type 'unit' //! FS0001 expected 'unit', found 'int'
module M08 =
  let f x : int = 
    printfn "%d" x //! FS0001 expected 'int', found 'unit'
module M09 =
  let f (x: int) (y: int) = x + y
  let z = 3 |> f 1 2 //! FS0001 expected 'int -> 'a', found 'int'
module M10 =
  let z = 3 |> 4 //! FS0001 expected 'int -> 'a', found 'int'
module M11 =
  let f x = x |> List.map (+ 1) //! FS0001 argument 1 of 'map': expected ''a -> 'b', found 'int'
module M12 =
  let f = fun (x: int, y: string) -> x
  let z = f ("a", 1) //! FS0001 expected 'int', found 'string' //! FS0001 expected 'string', found 'int'

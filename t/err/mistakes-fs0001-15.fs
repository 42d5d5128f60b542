module M01 =
  let f x =
    let rec loop i acc =
      if i = 0 then acc
      else loop (i - 1) //! FS0001 expected ''a', found ''a -> 'a'
    loop x 0
module M02 =
  let rec len xs =
    match xs with
    | [] -> 0
    | x :: rest -> 1 + len //! FS0001 The type ''a list -> int' does not support the operator '+'
module M03 =
  let rec map f xs =
    match xs with
    | [] -> []
    | x :: rest -> f x :: map rest //! FS0001 expected ''a list', found ''a list -> 'b list' //! FS0001 argument 1 of 'map': expected ''a -> 'b', found ''a list'
module M04 =
  let rec f x = if x > 0 then f "a" else 0 //! FS0001 argument 1 of 'f': expected 'int', found 'string'
module M05 =
  let f (x: int) = x
  let y = f(1)(2) //! FS0003 'f' takes 1 argument, but is given 2: its result, of type 'int', is not a function
  let z = f <| "a" //! FS0001 expected 'int', found 'string'
  let w = "a" |> f //! FS0001 expected 'int', found 'string'
module M06 =
  let f = List.fold (fun acc x -> acc + x) 0 [ "a" ] //! FS0001 expected 'int', found 'string'
  let g = List.fold (fun acc -> acc) 0 [ 1 ] //! FS0001 expected ''a -> 'b', found ''a'
  let h = List.foldBack (fun acc x -> acc) 0 [ 1 ] //! FS0001 argument 2 of 'foldBack': expected ''a list', found 'int'
module M07 =
  let f = List.sortBy (fun x -> x.Name) [ 1 ] //! FS0072 Lookup of 'Name' on object of indeterminate type based on information prior to this program point.
  let g = List.groupBy fst [ 1 ] //! FS0001 expected ''a * 'b', found 'int'
  let h = List.zip [ 1 ] 2 //! FS0001 argument 2 of 'zip': expected ''a list', found 'int'
  let i = List.filter (fun x -> x) [ 1 ] //! FS0001 expected 'bool', found 'int'
module M08 =
  let f = Map.add "a" 1 (Map.ofList [ 1, 2 ]) //! info FS3886 This list expression contains a single tuple element. //! FS0001 expected 'string', found 'int'
  let g = Map.tryFind 1 (Map.ofList [ "a", 2 ]) //! info FS3886 This list expression contains a single tuple element. //! FS0001 expected 'int', found 'string'
  let h = Set.add "a" (Set.ofList [ 1 ]) //! FS0001 expected 'string', found 'int'
  let i = Option.map 3 (Some 1) //! FS0001 argument 1 of 'map': expected ''a -> 'b', found 'int'
  let j = Option.defaultValue "a" (Some 1) //! FS0001 expected 'string', found 'int'
  let k = Result.map id 3 //! FS0001 argument 2 of 'map': expected 'Result<'a,'b>', found 'int'
module M09 =
  let f x = x
  let h w = f w[0] //! info FS3365
  let i = h [ 1 ] //! FS0001 argument 1 of 'h': expected 'int list -> 'a', found 'int list'
module M10 =
  let w: int64 = 1 + 2 //! FS0001 expected 'int64', found 'int'
  let y: int64 = 5
module M11 =
  let y = 1 + 2.0 //! FS0043 The type 'float' does not match the type 'int' //! FS0001 expected 'int', found 'float'
module M12 =
  let y = [ 1 ] + 3 //! FS0043 The type 'int list' does not support the operator '+' //! FS0001 The type 'int list' does not support the operator '+'

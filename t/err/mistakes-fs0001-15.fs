module M01 =
  let f x =
    let rec loop i acc =
      if i = 0 then acc
      else loop (i - 1)  //! FS0001 Type mismatch. Expecting a
    loop x 0
module M02 =
  let rec len xs =
    match xs with
    | [] -> 0
    | x :: rest -> 1 + len  //! FS0001 The type ''a list -> int' does not match the type 'int'
module M03 =
  let rec map f xs =
    match xs with
    | [] -> []
    | x :: rest -> f x :: map rest  //! FS0001 This expression was expected to have type
module M04 =
  let rec f x = if x > 0 then f "a" else 0  //! FS0001 This expression was expected to have type
module M05 =
  let f (x: int) = x
  let y = f(1)(2)  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
  let z = f <| "a"  //! FS0001 This expression was expected to have type
  let w = "a" |> f  //! FS0001 Type mismatch. Expecting a
module M06 =
  let f = List.fold (fun acc x -> acc + x) 0 [ "a" ]  //! FS0001 The type 'string' does not match the type 'int'
  let g = List.fold (fun acc -> acc) 0 [ 1 ]  //! FS0001 Type mismatch. Expecting a
  let h = List.foldBack (fun acc x -> acc) 0 [ 1 ]  //! FS0001 This expression was expected to have type
module M07 =
  let f = List.sortBy (fun x -> x.Name) [ 1 ]  //! FS0072 The type of this expression could not be inferred before accessing its
  let g = List.groupBy fst [ 1 ]  //! FS0001 This expression was expected to have type
  let h = List.zip [ 1 ] 2  //! FS0001 This expression was expected to have type
  let i = List.filter (fun x -> x) [ 1 ]  //! FS0001 This expression was expected to have type
module M08 =
  let f = Map.add "a" 1 (Map.ofList [ 1, 2 ])  //! FS0001 This expression was expected to have type
  let g = Map.tryFind 1 (Map.ofList [ "a", 2 ])   //! FS0001 This expression was expected to have type
  let h = Set.add "a" (Set.ofList [ 1 ])  //! FS0001 This expression was expected to have type
  let i = Option.map 3 (Some 1)  //! FS0001 This expression was expected to have type
  let j = Option.defaultValue "a" (Some 1)  //! FS0001 This expression was expected to have type
  let k = Result.map id 3  //! FS0001 This expression was expected to have type
module M09 =
  let f x = x
  let h w = f w[0]
  let i = h [ 1 ]  //! FS0001 This expression was expected to have type
module M10 =
  let w: int64 = 1 + 2  //! FS0001 The type 'int' does not match the type 'int64'
  let y: int64 = 5
module M11 =
  let y = 1 + 2.0  //! FS0001 The type 'float' does not match the type 'int'  //! FS0043 The type 'float' does not match the type 'int'
module M12 =
  let y = [ 1 ] + 3  //! FS0001 The type 'int' does not match the type 'int list'  //! FS0043 The type 'int' does not match the type 'int list'

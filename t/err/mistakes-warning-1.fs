module M01 =
  let f () =
    let mutable x = 1
    x = 2  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
    x
module M02 =
  type Shape = Circle of float | Square of float | Dot
  let area s =
    match s with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | Circle r -> r
    | Square a -> a
module M03 =
  let f xs =
    match xs with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | [] -> 0
    | [ x ] -> x
module M04 =
  let f x =
    match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | Some(Some true) -> 1
    | None -> 2
module M05 =
  let f x =
    match x with
    | _ -> 1
    | 0 -> 2  //! warning FS0026 This rule will never be matched
module M06 =
  let f x y =
    match x, y with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | true, true -> 1
    | false, _ -> 2
module M07 =
  let f () =
    1 + 2  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
    ()
module M08 =
  let f xs =
    xs |> List.map (fun x -> x + 1)  //! warning FS0020 The result of this expression has type ''a list' and is implicitly ign
    printfn "done"
module M09 =
  let f () =
    printfn "%d"  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
    ()
module M10 =
  let y = printfn "%d %d" 1
  y  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
module M11 =
  match 1 with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
  1 -> 2
module M12 =
  let xs = [ for i in 1..3 -> i; "x" ]  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored

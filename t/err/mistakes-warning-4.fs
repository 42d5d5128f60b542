module M01 =
  let f x =
    match x with
    | 1 -> 2
    | 1 -> 3  //! warning FS0026 This rule will never be matched
    | _ -> 4
    | 5 -> 6  //! warning FS0026 This rule will never be matched
module M02 =
  let f x = function
    | 1 -> 2
    | _ -> 3
    | 4 -> 5  //! warning FS0026 This rule will never be matched
module M03 =
  let f (x: obj) =
    match x with
    | :? string -> 1
    | :? string -> 2  //! warning FS0026 This rule will never be matched
    | :? int -> 3
    | _ -> 4
module M04 =
  let inline f (a: ^a) (t: float) = a * t  //! warning FS0064 This construct causes code to be less generic than indicated by the ty
module M05 =
  [<Experimental("careful")>]
  let f x = x
  let a = f 1  //! warning FS0057 This construct is experimental. careful. This warning can be disabled
module M06 =
  let f x =
    match x with
    | Foo -> 1  //! warning FS0049 Uppercase variable identifiers should not generally be used in pattern
    | Bar -> 2  //! warning FS0049 Uppercase variable identifiers should not generally be used in pattern  //! warning FS0026 This rule will never be matched
module M07 =
  let f (xs: 'a list) = xs.Length + (List.sum xs: int)  //! warning FS0064 This construct causes code to be less generic than indicated by the ty
module M08 =
  type R = { mutable X: int }
  let f () =
    let r = { X = 1 }
    r.X = 2  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
    r.X
module M09 =
  let f () =
    List.iter  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
    ()
module M10 =
  let f () =
    fun x -> x  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
    ()
module M11 =
  let f x =
    x  //! warning FS0020 The result of this expression has type ''a list' and is implicitly ign
    |> List.map id
    ()
module M12 =
  let f () =
    async { return 1 }  //! warning FS0020 The result of this expression has type 'Async<int>' and is implicitly
    ()

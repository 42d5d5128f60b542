module M01 =
  let (|Even|_|) x = if x % 2 = 0 then Some () else None
  let f x = match x with Even -> "e"  //! warning FS0025 Incomplete pattern matches on this expression.
  printfn "%s" (f 2)
module M02 =
  let (|Even|Odd|) x = if x % 2 = 0 then Even else Odd
  let f x = match x with Even -> "e"  //! warning FS0025 Incomplete pattern matches on this expression.
  printfn "%s" (f 2)
module M03 =
  [<Measure>] type m
  let area (x: float<m>) (y: float<m>) : float<m> = x * y  //! FS0001 The unit of measure 'm' does not match the unit of measure 'm ^ 2'
  printfn "%f" (float (area 1.0<m> 2.0<m>))
module M04 =
  [<Measure>] type m
  let x = 3<m> + 2.0<m>  //! FS0001 The type 'float<m>' does not match the type 'int<m>'  //! FS0043 The type 'float<m>' does not match the type 'int<m>'
  printfn "%A" x
module M05 =
  type E = A = 1 | B = 2
  let x: int = E.A  //! FS0001 This expression was expected to have type
  printfn "%d" x
module M06 =
  type E = A = 1 | B = 2
  let x = A  //! FS0039 The value or constructor 'A' is not defined.
  printfn "%A" x
module M07 =
  [<RequireQualifiedAccess>]
  type T = Aaa | Bbb
  let x = Aaa  //! FS0039 The value or constructor 'Aaa' is not defined. Maybe you want one of the following:
  printfn "%A" x
module M08 =
  [<Struct>]
  type P = { mutable X: int }
  let p = { X = 1 }
  p.X <- 2  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value typ
  printfn "%d" p.X
module M09 =
  type V =
      struct
          val mutable X: int
          new(x) = { X = x }
      end
  let v = V(1)
  v.X <- 3  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value typ
  printfn "%d" v.X
module M10 =
  let inc (x: byref<int>) = x <- x + 1
  let mutable n = 1
  inc n  //! FS0001 This expression was expected to have type
  printfn "%d" n
module M11 =
  let f ?x = defaultArg x 1  //! FS0718 Optional arguments are only permitted on type members
  printfn "%d" (f ())  //! FS0001 This expression was expected to have type
module M12 =
  type A() =
      static member F(count: int) = count
  printfn "%d" (A.F(cont = 1))  //! FS0495 The member or object constructor 'F' has no argument or settable return property 'cont'. T
module M13 =
  type A() =
      static member F(x: int) = x
      static member F(x: string) = x.Length
  printfn "%d" (A.F 1.0)  //! FS0041 No overloads match for method 'F'.
module M14 =
  let d = Dictionary<int, string>()  //! FS0039 The value or constructor 'Dictionary' is not defined. Maybe you want one of the following:
  printfn "%d" d.Count  //? FS0072 The type of this expression could not be inferred before accessing its members. Add a type
module M15 =
  let sb = StringBuilder()  //! FS0039 The value or constructor 'StringBuilder' is not defined. Maybe you want one of the followi
  printfn "%d" sb.Length  //? FS0072 The type of this expression could not be inferred before accessing its members. Add a type
module M16 =
  let x = System.Collections  //! FS0039 The value, constructor, namespace or type 'Collections' is not defined.
  printfn "%A" x

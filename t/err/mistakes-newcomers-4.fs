module M01 =
  let f(int x) = x + 1  //! FS0039 The pattern discriminator 'int' is not defined.  //? warning FS0025 Incomplete pattern matches on this expression.
  printfn "%d" (f 1)
module M02 =
  type P = { X: int }
  let p = new P { X = 1 }  //! FS1133 No constructors are available for the type 'P'
module M03 =
  type A(x: int) =
      member this.X = x
      member _.Y = this.X + 1  //! FS0039 The value, namespace, type or module 'this' is not defined.
  printfn "%d" (A(1).Y)
module M04 =
  type A() =
      let x = 1
      member this.Y = this.x  //! FS0039 The type 'A' does not define a field, constructor, or member named 'x'.
  printfn "%d" (A().Y)
module M05 =
  type A() =
      member _.Name = "a"
  printfn "%s" (A().Name())  //! FS0003 This value is not a function and cannot be applied. It has type 'string', which does not a
module M06 =
  type A() =
      member _.Name = "a"
  let a = A()
  a.Name <- "b"  //! FS0810 Property 'Name' cannot be set
module M07 =
  type A() =
      member val Name = "a"
  let a = A()
  a.Name <- "b"  //! FS0810 Property 'Name' cannot be set
module M08 =
  let x: Map<int> = Map.empty  //! FS0033 The type 'Microsoft.FSharp.Collections.Map<_,_>' expects 2 type argument(s) but is given 1
  printfn "%A" x
module M09 =
  let f (x: List) = 1  //! FS0033 The type 'Microsoft.FSharp.Collections.List<_>' expects 1 type argument(s) but is given 0
  printfn "%d" 1
module M10 =
  let f (x: option) = 1  //! FS0033 The type 'Microsoft.FSharp.Core.option<_>' expects 1 type argument(s) but is given 0
  printfn "%d" 1
module M11 =
  let f (x: int) : Result<int> = Ok x  //! FS0033 The type 'Microsoft.FSharp.Core.Result<_,_>' expects 2 type argument(s) but is given 1
  printfn "%A" (f 1)
module M12 =
  let f x : Result<int, string> = if x > 0 then Ok x else Error 1  //! FS0001 This expression was expected to have type
  printfn "%A" (f 1)
module M13 =
  let f x = if x > 0 then Ok x else Error "neg"
  let y = f 1 + 1  //! FS0001 The type 'int' does not match the type 'Result<int,string>'  //! FS0043 The type 'int' does not match the type 'Result<int,string>'
  printfn "%d" y
module M14 =
  let f x : int option = if x > 0 then x else None  //! FS0001 The 'if' expression needs to have type 'int option' to satisfy context type requirements.
  printfn "%A" (f 1)
module M15 =
  let f x = if x > 0 then x else None  //! FS0001 All branches of an 'if' expression must return values implicitly convertible to the type o
  printfn "%A" (f 1)
module M16 =
  let m = Map.ofList [1, "a"]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let s: string = m.TryFind 1  //! FS0193 Type constraint mismatch. The type
  printfn "%s" s

module M01 =
  let s: string = "abc".Length  //! FS0193 Type constraint mismatch. The type
module M02 =
  let f (x: int) = x
  let s = f (System.Console.ReadLine())  //! FS0193 Type constraint mismatch. The type
module M03 =
  let s = 1 + System.Console.ReadLine()  //! FS0043 The type 'string' does not match the type 'int'  //! FS0193 The type 'string' does not match the type 'int'
module M04 =
  if System.Console.ReadLine() then printfn "a"  //! FS0001 This expression was expected to have type
module M05 =
  type C() =
      member _.G() = "a"
  let s: int = C().G()  //! FS0193 Type constraint mismatch. The type
  let t: int list = [ C().G() ]  //! FS0193 Type constraint mismatch. The type
  let u () : int = C().G()  //! FS0193 Type constraint mismatch. The type
  let v = if true then 1 else C().G()  //! FS0193 Type constraint mismatch. The type
  let w: int * int = C().G(), 1  //! FS0193 Type constraint mismatch. The type
module M06 =
  type A() = class end
  type C() =
      member _.G() = A()
  let s: int = C().G()  //! FS0193 Type constraint mismatch. The type
  let t: obj = C().G()
module M07 =
  let f (x: int) : string = System.String.Join(",", [x])
  let g (x: int) : int = System.String.IsNullOrEmpty "a"  //! FS0193 Type constraint mismatch. The type
  let h (x: int) : int = System.Math.Sqrt 2.0  //! FS0193 Type constraint mismatch. The type
module M08 =
  printfn "%d" (System.Console.ReadLine())  //! FS0193 The type 'string' is not compatible with any of the types byte,int16,int32,int64,sbyte,uin
module M09 =
  match System.Console.ReadLine() with
  | 1 -> ()  //! FS0001 This expression was expected to have type
  | _ -> ()
module M10 =
  type A() =
      member _.Name = "a"
      member val Age = 3
  type R = { X: int }
      with member r.Y = r.X
  let a = A()
  a.Name <- "b"  //! FS0810 Property 'Name' cannot be set
  a.Age <- 4  //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable lo  //! FS0810 Property 'Age' cannot be set
  let r = { X = 1 }
  r.Y <- 3  //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable lo  //! FS0810 Property 'Y' cannot be set
  "abc".Length <- 3  //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable lo  //! FS0810 Property 'Length' cannot be set
  A().Name <- "c"  //! FS0810 Property 'Name' cannot be set
module M11 =
  let f () =
      let mutable i = 0
      while i < 3 do
          i <- i + 1
          i  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored. Consider using 'ig
      for j in 1 .. 3 do
          printfn "a"
          j  //! warning FS0020 The result of this expression has type 'int32' and is implicitly ignored. Consider using '
      if i > 3 then
          printfn "a"
          i  //! FS0001 This 'if' expression is missing an 'else' branch. Because 'if' is an expression, and not a
      ()
module M12 =
  let f () =
      for j in 1 .. 3 do
          let k = j
          k + 1  //! warning FS0020 The result of this expression has type 'int32' and is implicitly ignored. Consider using '
      for j in 1 .. 3 do
          if j > 1 then  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored. Consider using 'ig
              printfn "x"
              2
          else 3
      for j in 1 .. 3 do
          match j with
          | 1 -> printfn "a"
          | _ -> 5  //! FS0001 All branches of a pattern match expression must return values implicitly convertible to th
      ()
module M13 =
  let y = None.Value
  let z = [].Head
  let w = (fun () -> None) ()
module M14 =
  let a = [1, 2]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let b = [ (1, 2) ]
  let c = [| 1, 2 |]
  let d = [ 1, 2; 3, 4 ]
  let e = [  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
      1, 2
  ]
  let f = Map.ofList [ 1, "a" ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let g = seq { 1, 2 }
  let h = [ yield 1, 2 ]
  let i = set [ 1, 2 ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let j = [ "a", [ 1, 2 ] ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let k = [ for x in 1 .. 2 -> x, x ]
  let l = dict [ 1, 2 ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let m = [ fst, snd ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let n : (int * int) list = [ 1, 2 ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let o = [ "a", 2 ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
module M15 =
  type C() = class end
  [<Sealed>]
  type D() = class end
  let a: int = System.Text.StringBuilder()  //! FS0193 Type constraint mismatch. The type
  let b: int = System.Exception "a"  //! FS0193 Type constraint mismatch. The type
  let c: int = D()  //! FS0193 Type constraint mismatch. The type
  let d: string = new System.String('a', 3)
  let e: int = System.String('a', 3)  //! FS0193 Type constraint mismatch. The type
  let f: int = System.Guid()  //! FS0193 Type constraint mismatch. The type
module M16 =
  let xs = [1]
  let a: string = xs.[0]  //! FS0193 Type constraint mismatch. The type
  let ar = [| 1 |]
  let b: string = ar.[0]  //! FS0001 This expression was expected to have type
  let d = dict [1, 2]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of '
  let c: string = d.[1]  //! FS0193 Type constraint mismatch. The type
  let e: string = "abc".[0]  //! FS0001 This expression was expected to have type
  let f: string = xs[0]  //! FS0193 Type constraint mismatch. The type
  let m = Map.ofList [ (1, 2); (3, 4) ]
  let g: string = m.[1]  //! FS0193 Type constraint mismatch. The type
  let h: int list = xs.[0..1].[0]  //! FS0193 Type constraint mismatch. The type
  type R = { X: int }
  let r = { X = 1 }
  let i: string = r.X  //! FS0001 This expression was expected to have type
  let j: string = fst (1, 2)  //! FS0001 This expression was expected to have type
  let k: string = xs.Head  //! FS0193 Type constraint mismatch. The type
  let l: string = (Some 1).Value  //! FS0193 Type constraint mismatch. The type
  let n: string = List.length xs  //! FS0001 This expression was expected to have type

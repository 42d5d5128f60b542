module M01 =
  let f () =
    "abc".Replace("a", "b")  //! warning FS0020 The result of this expression has type 'string' and is implicitly igno
    System.Console.ReadLine()  //! warning FS0020 The result of this expression has type 'string' and is implicitly igno
    new System.Text.StringBuilder()  //! warning FS0020 The result of this expression has type 'StringBuilder' and is implicit
    ()
module M02 =
  let f () =
    let xs = ResizeArray [ 1 ]
    xs.Remove 1  //! warning FS0020 The result of this expression has type 'bool' and is implicitly ignore
    xs.Add 2
    let h = System.Collections.Generic.HashSet<int>()
    h.Add 1  //! warning FS0020 The result of this expression has type 'bool' and is implicitly ignore
    ()
module M03 =
  let f (d: System.IDisposable) =
    use x = d
    ()
  let g () = let d = new System.IO.StringReader("a") in d.ReadLine()
  let h () = System.IO.StringReader("a")  //! warning FS0760 It is recommended that objects supporting the IDisposable interface ar
module M04 =
  let f (x: int) =
    try x with e -> 1  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
    try x with :? System.Exception -> 1  //! warning FS0067 This type test or downcast will always hold
module M05 =
  exception Foo of int
  let f () = try 1 with Foo x -> x | Foo 3 -> 4 | _ -> 5  //! warning FS0026 This rule will never be matched
  let g () = try 1 with | _ -> 2 | Foo x -> x  //! warning FS0026 This rule will never be matched
module M06 =
  let f x = x |> function | 1 -> "a"  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let g = fun 1 -> 2  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M07 =
  type R = { A: int; B: int }
  let f r = match r with { A = 1 } -> 1 | { B = 2 } -> 2  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
  let g { A = a; B = 1 } = a  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
module M08 =
  let mutable i = 0
  while i < 3 do
    i + 1  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
  while i < 3 do i = i + 1  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit

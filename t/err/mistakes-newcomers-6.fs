module M01 =
  let a = 256uy  //! FS1144 This number is outside the allowable range for 8-bit unsigned integers
  printfn "%d" a
module M02 =
  let f x = x
  let y = 3
  printfn "%d" (f -y)
  printfn "%d" (y -1)
module M03 =
  let f () =
      use x = 1
      x
  printfn "%d" (f ())
module M04 =
  for i in 10 do
      printfn "%d" i
module M05 =
  for i in [1; 2] do
      i + 1
module M06 =
  let mutable i = 0
  while i < 3 do
      i <- i + 1
      i
module M07 =
  let s = seq { let x = 1 }  //! FS0588 The block following this 'let' is unfinished. Every code block is an expression and must h
  printfn "%A" s
module M08 =
  let f () = async { printfn "a" }
  let g () = async {
      f ()
      return 1
  }
  printfn "%d" (Async.RunSynchronously (g ()))
module M09 =
  let f () = async { return 1 }
  let g () : Async<int> = async { return f () }
  printfn "%d" (Async.RunSynchronously (g ()))
module M10 =
  let x = lazy (1 + 2)
  printfn "%d" (x + 1)
module M11 =
  let e = Event<int>()
  e.Publish.Trigger 1
module M12 =
  exception MyErr of string * int
  let f () = raise (MyErr "a")
  f ()
module M13 =
  exception MyErr of string
  let f () = try 1 with MyErr(a, b) -> 2
  printfn "%d" (f ())
module M14 =
  type MyErr() = class end
  let f () = raise (MyErr())
  f ()
module M15 =
  let f () = try printfn "a" with _ -> 1
  f ()
module M16 =
  let f () = try 1 finally 2
  printfn "%d" (f ())

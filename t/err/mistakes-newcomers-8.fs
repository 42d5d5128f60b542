module M01 =
  let f x =
      let x = x + 1
      let x = "a"
      x + 1
  printfn "%d" (f 1)
module M02 =
  let f () = 1, 2
  let g () =
      f ()
      3
  printfn "%d" (g ())
module M03 =
  let f x y = x + y
  let g () =
      f 1
      3
  printfn "%d" (g ())
module M04 =
  let s = "a"
  printfn s
module M05 =
  let s = "a"
  printfn "value: {s}" s
module M06 =
  let s = "a" + sprintf "%d"
  printfn "%s" s
module M07 =
  printfn("%d %d", 1, 2)
module M08 =
  let f x = if x > 0 then x else failwithf "bad %d"
  printfn "%d" (f 1)
module M09 =
  printfn "%s" (System.String.Format "{0}" 1)
module M10 =
  let s = "abc"
  let t = s.Substring (1).ToUpper()  //! FS0597 This argument expression needs parentheses. Expressions involving function or method calls
  printfn "%s" t
module M11 =
  let f (x: int) = x
  printfn "%d" f (1)
module M12 =
  let f x = x + 1
  printfn "%d" f f 1
module M13 =
  let xs = List.map (+1) [1]
  printfn "%A" xs
  let ys = List.map (1+) [1]  //! FS3156 Unexpected token '+' or incomplete expression
module M14 =
  let xs = [1] |> fun x -> x + 1
  printfn "%A" xs
module M15 =
  type S = A of int | B of int
  let f s =
      match s with
      | A x -> x
      | Bx y -> y
module M16 =
  type S = A of int | B of int
  let f s =
      match s with
      | A(x, y) -> x
      | B y -> y

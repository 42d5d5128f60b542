module M01 =
  type C() =
    static member val X = 1 with get, set
    member val Y = "a" with get, set
  C.X <- "a"  //! FS0001 This expression was expected to have type
  let c = C(Y = 1)  //! FS0001 This expression was expected to have type
  let d = C(Z = 1)  //! FS0495 The object constructor 'C' has no argument or settable return property
  c.Y <- 3  //! FS0001 This expression was expected to have type
module M02 =
  let f (x: int) = x
  let g = f >> (fun s -> s + "a")  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let h = [ 1 ] |> List.map (f >> String.length)  //! FS0001 Type mismatch. Expecting a
module M03 =
  let xs = [ 1..5 ]
  let a = xs[0..2] + 1  //! FS0001 The type 'int' does not match the type 'int list'  //! FS0043 The type 'int' does not match the type 'int list'
  let b = xs["a"..]  //! FS0001 This expression was expected to have type
  let c = "abc"[1] + "d"  //! FS0001 The type 'string' does not match the type 'char'  //! FS0043 The type 'string' does not match the type 'char'
  let d = xs.[1.0]  //! FS0001 This expression was expected to have type
module M04 =
  let m = Map.empty
  let n = m.Add("a", 1)
  let o = n.Add(1, "a")  //! FS0001 This expression was expected to have type
  let p = n["b"] + "c"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let q = n.TryFind 1  //! FS0001 This expression was expected to have type
module M05 =
  let (a, b), c = (1, 2, 3)  //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
  let struct (d, e) = (1, 2)
  let f = fst (1, 2) + snd ("a", "b")  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
module M06 =
  let f x =
    let y = if x then 1
            else "a"  //! FS0001 All branches of an 'if' expression must return values implicitly conve
    y
module M07 =
  let f x =
    match x with
    | 0 -> "zero"
    | n when n < 0 -> -1  //! FS0001 All branches of a pattern match expression must return values implicit
    | _ -> "pos"
module M08 =
  let f (x: int option) =
    match x with
    | Some x -> x
    | _ -> None  //! FS0001 All branches of a pattern match expression must return values implicit
module M09 =
  let f (x: Result<int, string>) =
    match x with
    | Ok x -> x
    | Error e -> e  //! FS0001 All branches of a pattern match expression must return values implicit
module M10 =
  let rec f x = if x = 0 then 0 else f (x - 1) + g x
  and g x = if x = 0 then "a" else g (x - 1)  //! FS0001 The type 'string' does not match the type 'int'
module M11 =
  let rec sum = function
    | [] -> 0
    | x :: xs -> x + sum x  //! FS0001 Type mismatch. Expecting a
module M12 =
  let rec depth = function
    | [] -> 0
    | x :: xs -> 1 + max (depth x) (depth xs)  //! FS0001 Type mismatch. Expecting a

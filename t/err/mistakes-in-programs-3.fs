module M01 =
  let f n =
    if n < 0 then
      failwith "neg"
    elif n = 0 then
      "zero"
    else n  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M02 =
  let read () =
    let line = System.Console.ReadLine
    int line  //! FS0001 The type 'unit -> string' does not support a conversion to the type 'i
module M03 =
  let parts = "a b".Split ' '
  let a = parts.[0] + 1  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
  let b: string list = parts  //! FS0001 This expression was expected to have type
  let c = parts |> List.map int  //! FS0001 Type mismatch. Expecting a
  let d = parts.Count  //! FS0039 The type '[]<_>' does not define a field, constructor, or member named
module M04 =
  let lines = System.IO.File.ReadAllLines "x"
  let n = lines |> List.length  //! FS0001 Type mismatch. Expecting a
  let m = lines.Length + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  for l in lines do printfn "%d" l  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,i
module M05 =
  let r = System.Random()
  let x = r.Next("a")  //! FS0001 This expression was expected to have type
  let y = r.next 10  //! FS0039 The type 'Random' does not define a field, constructor, or member name
  let z: float = r.Next 10
module M06 =
  let q = [ 1; 2 ] |> List.reduce (fun a b -> string a + b)  //! FS0001 The type 'int' does not match the type 'string'
  let r = [ 1; 2 ] |> List.fold (+) ""  //! FS0001 The type 'string' does not match the type 'int'
  let s = [ "a" ] |> List.fold (fun n s -> n + s.Length) "0"  //! FS0001 The type 'string' does not match the type 'int'
  let t = List.foldBack (fun x acc -> x :: acc) [ 1 ] [ "a" ]  //! FS0001 This expression was expected to have type
module M07 =
  let a = [ 1, "a" ] |> List.map (fun (x, y) -> x + y)  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
  let b = [ 1, "a" ] |> List.map fst |> List.map String.length  //! FS0001 Type mismatch. Expecting a
  let c = [ 1; 2 ] |> List.zip [ "a"; "b" ] |> List.map (fun (n, s) -> n * 2)  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
module M08 =
  let f: int -> int = fun x -> "a"  //! FS0001 This expression was expected to have type
  let g: int -> int -> int = fun x -> x  //! FS0001 This expression was expected to have type
  let h: int -> int = fun (x: string) -> 1  //! FS0001 This expression was expected to have type
  let i: (int * int) -> int = fun x y -> x + y  //! FS0002 This function takes too many arguments, or is used in a context where
module M09 =
  open System
  let a = Math.Round(1.5, "2")  //! FS0041 No overloads match for method 'Round'.
  let b = Math.Max(1, 2.0)
  let c = Math.PI()  //! FS0003 This value is not a function and cannot be applied. It has type 'float
  let d = String.Empty()  //! FS0003 This value is not a function and cannot be applied. It has type 'strin
  let e = Int32.MaxValue + 1L  //! FS0001 The type 'int64' does not match the type 'int'  //! FS0043 The type 'int64' does not match the type 'int'
  let f = Char.ToUpper "a"  //! FS0001 This expression was expected to have type
module M10 =
  [<Struct>]
  type P = { mutable X: int }
  let p = { X = 1 }
  p.X <- 2  //! FS0256 A value must be mutable in order to mutate the contents or take the ad
  let mutable q = { X = 1 }
  q.X <- "a"  //! FS0001 This expression was expected to have type
module M11 =
  type Tree = Leaf | Node of Tree * int * Tree
  let rec sum t =
    match t with
    | Leaf -> 0
    | Node(l, x) -> sum l + x  //! FS0727 This union case expects 3 arguments in tupled form, but was given 2. T
  let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x)  //! FS0019 This constructor is applied to 2 argument(s) but expects 3
    | Node(l, y, r) -> if x < y then Node(insert x l, y, r) else insert x r, y  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M12 =
  let f (x: Result<int, string>) =
    match x with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | Ok x -> x

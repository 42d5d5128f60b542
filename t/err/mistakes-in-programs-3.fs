module M01 =
  let f n =
    if n < 0 then
      failwith "neg"
    elif n = 0 then
      "zero"
    else n //! FS0001 expected 'string', found 'int'
module M02 =
  let read () =
    let line = System.Console.ReadLine
    int line //! FS0001 The type 'unit -> string' does not support a conversion to the type 'int'
module M03 =
  let parts = "a b".Split ' '
  let a = parts.[0] + 1 //! FS0043 The type 'int' does not match the type 'string' //! FS0001 expected 'string', found 'int'
  let b: string list = parts //! FS0001 expected 'string list', found 'string array'
  let c = parts |> List.map int //! FS0001 expected ''a list', found 'string array'
  let d = parts.Count //! FS0039 The type 'string array' does not define the field, constructor or member 'Count'.
module M04 =
  let lines = System.IO.File.ReadAllLines "x"
  let n = lines |> List.length //! FS0001 expected ''a list', found 'string array'
  let m = lines.Length + "a" //! FS0043 The type 'string' does not match the type 'int' //! FS0001 expected 'int', found 'string'
  for l in lines do printfn "%d" l //! FS0001 the format expects an integer ('%d', '%x'), found 'string'
module M05 =
  let r = System.Random()
  let x = r.Next("a") //! FS0001 expected 'int', found 'string'
  let y = r.next 10 //! FS0039 The type 'Random' does not define the field, constructor or member 'next'.
  let z: float = r.Next 10
module M06 =
  let q = [ 1; 2 ] |> List.reduce (fun a b -> string a + b) //! FS0001 expected 'string', found 'int'
  let r = [ 1; 2 ] |> List.fold (+) "" //! FS0001 argument 2 of 'fold': expected 'int', found 'string'
  let s = [ "a" ] |> List.fold (fun n s -> n + s.Length) "0" //! FS0001 argument 2 of 'fold': expected 'int', found 'string'
  let t = List.foldBack (fun x acc -> x :: acc) [ 1 ] [ "a" ] //! FS0001 expected 'int', found 'string'
module M07 =
  let a = [ 1, "a" ] |> List.map (fun (x, y) -> x + y) //! info FS3886 This list expression contains a single tuple element. //! FS0043 The type 'string' does not match the type 'int' //! FS0001 expected 'int', found 'string'
  let b = [ 1, "a" ] |> List.map fst |> List.map String.length //! info FS3886 This list expression contains a single tuple element. //! FS0001 argument 1 of 'map': expected 'int -> 'a', found 'string -> int'
  let c = [ 1; 2 ] |> List.zip [ "a"; "b" ] |> List.map (fun (n, s) -> n * 2) //! FS0043 The type 'string' does not support the operator '*' //! FS0001 The type 'string' does not support the operator '*'
module M08 =
  let f: int -> int = fun x -> "a" //! FS0001 expected 'int', found 'string'
  let g: int -> int -> int = fun x -> x //! FS0001 expected 'int -> int', found 'int'
  let h: int -> int = fun (x: string) -> 1 //! FS0001 expected 'int', found 'string'
  let i: (int * int) -> int = fun x y -> x + y //! FS0002 expected '(int * int) -> int', found a function of 2 parameters
module M09 =
  open System
  let a = Math.Round(1.5, "2") //! FS0041 No overloads match for method 'Round'.
  let b = Math.Max(1, 2.0)
  let c = Math.PI() //! FS0003 This value is not a function and cannot be applied. It has the type 'float'.
  let d = String.Empty() //! FS0003 This value is not a function and cannot be applied. It has the type 'string'.
  let e = Int32.MaxValue + 1L //! FS0043 The type 'int64' does not match the type 'int' //! FS0001 expected 'int', found 'int64'
  let f = Char.ToUpper "a" //! FS0001 expected 'char', found 'string'
module M10 =
  [<Struct>]
  type P = { mutable X: int }
  let p = { X = 1 }
  p.X <- 2 //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type, e.g. 'let mutable x = ...'
  let mutable q = { X = 1 }
  q.X <- "a" //! FS0001 expected 'int', found 'string'
module M11 =
  type Tree = Leaf | Node of Tree * int * Tree
  let rec sum t =
    match t with
    | Leaf -> 0
    | Node(l, x) -> sum l + x //! FS0727 This union case expects 3 arguments in tupled form, but was given 2.
  let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x) //! FS0019 This constructor expects 3 argument(s) but is applied to 2
    | Node(l, y, r) -> if x < y then Node(insert x l, y, r) else insert x r, y //! FS0001 expected 'Tree', found 'Tree * int'
module M12 =
  let f (x: Result<int, string>) =
    match x with //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Error (_)' may indicate a case not covered by the pattern(s).
    | Ok x -> x

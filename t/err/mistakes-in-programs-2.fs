module M01 =
  type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
  let t: Tree<int> = Node(Leaf, "a", Leaf)  //! FS0001 This expression was expected to have type
  let u = Node(Leaf, 1, Node(Leaf, "b", Leaf))  //! FS0001 This expression was expected to have type
  let rec size (t: Tree) = 1  //! FS0033 The type 'Mistakes-in-programs-2.Tree<_>' expects 1 type argument(s) b
module M02 =
  type Person = { Name: string; Age: int }
  let people = [ { Name = "a"; Age = 1 }; { Name = "b"; Age = "2" } ]  //! FS0001 This expression was expected to have type
  let names = people |> List.map (fun p -> p.name)  //! FS0039 The type 'Person' does not define a field, constructor, or member name
  let old = people |> List.filter (fun p -> p.Age > "30")  //! FS0001 This expression was expected to have type
  let total = people |> List.sumBy (fun p -> p.Name)  //! FS0001 'List.sumBy' does not support the type 'string', because the latter la
  let by = people |> List.sortBy (fun p -> p.Foo)  //! FS0039 The type 'Person' does not define a field, constructor, or member name
module M03 =
  type Person = { Name: string; Age: int }
  let p = { Name = "a"; Age = 1 }
  let q = { p with Age = p.Age + "1" }  //! FS0001 The type 'string' does not match the type 'int'
  let r = { p with Name = 1; Foo = 2 }  //! FS1129 The record type 'Person' does not contain a label 'Foo'.  //! FS0001 This expression was expected to have type
  let s = { q.Name = "b" }  //! FS0039 The namespace or module 'q' is not defined.
  let t = Person("a", 1)  //! FS0800 Invalid use of a type name
module M04 =
  let f (x: int byref) = x <- x + 1
  let mutable a = 1
  f a  //! FS0001 This expression was expected to have type
  f &a
  let b = 2
  f &b  //! FS3230 A value defined in a module must be mutable in order to take its addre
module M05 =
  let add (a: int) (b: int) = a + b
  let inc = add 1
  let x = inc "a"  //! FS0001 This expression was expected to have type
  let y = inc 1 2  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
  let z = add "a"  //! FS0001 This expression was expected to have type
  let w = (add 1) |> List.map [ 1 ]  //! FS0001 Type mismatch. Expecting a
module M06 =
  let apply f x = f x
  let a = apply (fun x -> x + 1) "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'int' does not match the type 'string'
  let b = apply 3 4  //! FS0001 This expression was expected to have type
  let c = apply (fun x y -> x + y) 1
  let d: int = c  //! FS0001 This expression was expected to have type
module M07 =
  let compose f g x = g (f x)
  let a = compose string (fun x -> x + 1) 3  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
  let b = compose (fun x -> x * 2) String.length 3  //! FS0001 The type 'int' does not match the type 'string'
module M08 =
  let swap (a, b) = (b, a)
  let x: int * string = swap (1, "a")  //! FS0001 This expression was expected to have type
  let (y: string, z: string) = swap (1, "b")  //! FS0001 This expression was expected to have type
module M09 =
  let mutable count = 0
  let inc () = count <- count + 1
  inc  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
  inc ()
  let x = inc () + 1  //! FS0001 The type 'int' does not match the type 'unit'  //! FS0043 The type 'int' does not match the type 'unit'
  count = 5  //! warning FS0020 The result of this equality expression has type 'bool' and is implicit
module M10 =
  for i in [ 1; 2 ] do
    let x = i + "a"  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
    printfn "%s" i  //! FS0001 This expression was expected to have type
module M11 =
  let f () =
    let mutable s = 0
    for x in [ "a" ] do s <- s + x  //! FS0001 The type 'string' does not match the type 'int'
    s
module M12 =
  let rec loop n =
    if n > 0 then
      printfn "%d" n
      loop n - 1  //! FS0001 The type 'int' does not match the type 'unit'

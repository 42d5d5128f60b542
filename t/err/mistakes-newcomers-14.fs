module Newcomers14
module M01 =
    let add a b = a + b  //? FS0043 The type 'int -> 'a' does not match the type 'int'
    let r = add 1 2 3  //! FS0001 The type 'int' does not match the type ''a -> 'b'
module M02 =
    let add a b = a + b
    let r = add (1, 2)
    printfn "%d" r  //! FS0001 The type ''a -> 'b' is not compatible with any of the types byte,int16,int32,int64,sbyte,uint16,uint
module M03 =
    let main () =
        helper 3  //! FS0039 The value or constructor 'helper' is not defined.
    let helper x = x + 1
module M04 =
    let xs = [1;2]
    let ys = xs.map (fun x -> x + 1)  //! FS0039 The type 'List<_>' does not define a field, constructor, or member named 'map'.
module M05 =
    let xs = [1;2]
    let ys = xs.Where(fun x -> x > 1)  //! FS0039 The type 'List<_>' does not define a field, constructor, or member named 'Where'.
module M06 =
    let s = "abc"
    let n = s.Count  //! FS0039 The type 'String' does not define a field, constructor, or member named 'Count'.
    let u = s.ToUpperCase()  //! FS0039 The type 'String' does not define a field, constructor, or member named 'ToUpperCase'. Maybe you wan
module M07 =
    let parts = String.split [|','|] "a,b"  //! FS0039 The value, constructor, namespace or type 'split' is not defined.
module M08 =
    type IShape =
        abstract Area: unit -> float
    type Sq(a: float) =
        interface IShape with
            member _.Area() = a * a
    let s = Sq 2.0
    printfn "%f" (s.Area())  //! FS0039 The type 'Sq' does not define a field, constructor, or member named 'Area'.
module M09 =
    let f n =
        let m = n -1
        m
    let g (n: int) = f n -1  //! FS0001 This expression was expected to have type
    let h (xs: int list) = List.head xs -1  //! FS0001 Type mismatch. Expecting a
module M10 =
    let f x =
        match x with
        | Some -> 1  //! FS0019 This constructor is applied to 0 argument(s) but expects 1
        | None -> 0
module M11 =
    type R = { Name: string; Age: int }
    type U = A of x: int * y: int
    let r = { Name = "a" }  //! FS0764 No assignment given for field 'Age' of type 'Newcomers9.M11.R'
    let u = A(x = 1)  //! FS0001 This expression was expected to have type  //! FS0039 The value or constructor 'x' is not defined.
module M12 =
    type R = { Name: string; Run: int -> int }
    let a = { Name = "a"; Run = id }
    let b = a = a  //! FS0001 The type 'R' does not support the 'equality' constraint because it is a record, union or struct with
    let c = set [a]  //! FS0001 The type 'R' does not support the 'comparison' constraint because it is a record, union or struct wi
    let d = dict [a, 1]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of ',' to sepa  //! FS0001 The type 'R' does not support the 'equality' constraint because it is a record, union or struct with
    type U = F of (int -> int)
    let e = F id = F id  //! FS0001 The type 'U' does not support the 'equality' constraint because it is a record, union or struct with
module M13 =
    let show () = printfn "x"
    show 3  //! FS0001 This expression was expected to have type
    let f (u: unit) = ()
    f 3  //! FS0001 This expression was expected to have type
module M14 =
    let f (n: int) =
        match n with
        | 1 -> "a"
        | "two" -> "b"  //! FS0001 This expression was expected to have type
        | _ -> "c"
module M15 =
    let add (a: int) (b: int) = a + b
    let r = add 1 2 3  //! FS0003 This value is not a function and cannot be applied. It has type 'int', which does not accept argumen
    let s = "abc".Substring 1 2  //! FS0003 This value is not a function and cannot be applied. It has type 'string', which does not accept argu
    let t = printfn "a" 3  //! FS0001 This expression was expected to have type
    let u = id 3 4  //! FS0001 This expression was expected to have type
    let g x = fun y -> x + y  //? FS0043 The type 'int -> 'a' does not match the type 'int'
    let v = g 1 2 3  //! FS0001 The type 'int' does not match the type ''a -> 'b'
module M16 =
    let area r = r * 2.0
    let x = area 3 4  //! FS0003 This value is not a function and cannot be applied. It has type 'float', which does not accept argum
    let y: int = area  //! FS0001 This expression was expected to have type
    let z = List.map area
    printfn "%d" (List.length)  //! FS0001 The type ''a list -> int' is not compatible with any of the types byte,int16,int32,int64,sbyte,uint1
module M17 =
    type U = A of x: int * y: int | B of int * int * int
    let f u = match u with A x -> 1 | B (a, b) -> 2  //! FS0727 This union case expects 2 arguments in tupled form, but was given 1. The missing field arguments may
    let g = A 1  //! FS0001 This expression was expected to have type
    let h = B (1, 2)  //! FS0019 This constructor is applied to 2 argument(s) but expects 3
    let i = A (1, 2, 3)  //! FS0019 This constructor is applied to 3 argument(s) but expects 2
    let k u = match u with A (a, b, c) -> 1 | _ -> 2  //! FS0019 This constructor is applied to 3 argument(s) but expects 2
    let l u = match u with A (x = 1) -> 1 | _ -> 2
    let m u = match u with A (z = 1) -> 1 | _ -> 2  //! FS3174 The union case 'A' does not have a field named 'z'.
    exception E of string * int
    let n = E "a"  //! FS0001 This expression was expected to have type
    let o = try 1 with E s -> 2  //! FS0727 This union case expects 2 arguments in tupled form, but was given 1. The missing field arguments may
module M18 =
    type A =
        | Circle: float  //! warning FS0042 This construct is deprecated: it is only for use in the F# library  //! FS0885 Return types of union cases must be identical to the type being defined, up to abbreviations
module M19 =
    var x = 3  //! FS0039 The value or constructor 'var' is not defined.  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using '
    printfn "%d" x  //! FS0039 The value or constructor 'x' is not defined.
module M20 =
    import System  //! FS0039 The value or constructor 'import' is not defined.
    using System  //! FS0039 The value or constructor 'System' is not defined.  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is ('a -> 'b) -> 'b.
module M21 =
    let f = x => x + 1  //! FS0039 The value or constructor 'x' is not defined.
module M22 =
    let f = (x, y) => x + y  //! FS0039 The value or constructor 'x' is not defined.
module M23 =
    let mut x = 3
    x <- 4  //! FS0039 The value or constructor 'x' is not defined.
module M24 =
    int x = 3;  //! FS0039 The value or constructor 'x' is not defined.  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using '
module M25 =
    let f x =
        return x + 1  //! FS0748 This construct may only be used within computation expressions. To return a value from an ordinary f
module M26 =
    let xs = [1, 2, 3]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of ',' to sepa
    let n: int = List.sum xs  //! FS0001 Type mismatch. Expecting a
module M27 =
    let p = new Point { x = 1 }  //! FS0039 The type 'Point' is not defined. Maybe you want one of the following:
module M28 =
    let f x y = x + y
    let r = f(1, 2)
    let s: int = r  //! FS0001 This expression was expected to have type
module M29 =
    let s = "a" + 3  //! FS0001 The type 'int' does not match the type 'string'  //! FS0043 The type 'int' does not match the type 'string'
module M30 =
    let n = xs.Length where xs = [1]  //! FS0039 The value, namespace, type or module 'xs' is not defined.
module M31 =
    let x = 5
    x = 6  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using '
    printfn "%d" x
module M32 =
    let mutable x = 5
    x = 6  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using '
module M33 =
    let mutable x = 5
    x += 1  //! FS0043 The type 'int' does not support the operator '+='
module M34 =
    let f x = not x && !x  //! FS0001 This expression was expected to have type
    let g = !true  //! FS0001 This expression was expected to have type
module M35 =
    let s = f"hello {3}"  //! FS0039 The value or constructor 'f' is not defined.
module M36 =
    let x = 7 // 2
    let y = 2 ** 3  //! FS0001 The type 'int' does not support the operator 'op_Exponentiation'
    printfn "%d" y
module M37 =
    type Foo() =
        member Bar() = 3  //! FS0673 This instance member needs a parameter to represent the object being invoked. Make the member static
module M38 =
    type Foo() =
        member this.Bar =
            return 3  //! FS0748 This construct may only be used within computation expressions. To return a value from an ordinary f
    let f = Foo().Bar()
module M39 =
    let f (x: List<int>) = x.Length
    let g (x: int[]) = x.Count  //! FS0039 The type '[]<_>' does not define a field, constructor, or member named 'Count'.
    let h (xs: string list) = xs.Length()  //! FS0003 This value is not a function and cannot be applied. It has type 'int', which does not accept argumen
module M40 =
    let f x = x.ToUpper()  //! FS0072 The type of this expression could not be inferred before accessing its members. Add a type annotatio
module M41 =
    open System
    let n = Console.ReadLine()
    if n > 3 then printfn "big"  //! FS0001 This expression was expected to have type
module M42 =
    let rec loop i =
        if i < 10 then
            printfn "%d" i
            loop i + 1
        else
            0
module M43 =
    let x = 1
    let f () =
        x <- x + 1  //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'let mutable x = expression'.
module M44 =
    let greet name = "hello " + nme  //! FS0039 The value or constructor 'nme' is not defined. Maybe you want one of the following:
    printfn greet "bob"  //! FS0001 The type ''c -> string' is not compatible with the type 'Printf.TextWriterFormat<('a -> 'b)>'
module M45 =
    printfn("hello")
    printfn("%d", 3)  //! FS0001 The type ''b * 'c' is not compatible with the type 'Printf.TextWriterFormat<'a>'
module M46 =
    printfn "hello %s" + "bob"  //! FS0001 The type 'string' does not match the type 'string -> unit'  //? warning FS0020 The result of this expression has type ''a' and is implicitly ignored. Consider using 'ignore' to di  //! FS0043 The type 'string' does not match the type 'string -> unit'
module M47 =
    let f x = x |> map (fun y -> y + 1)  //! FS0039 The value or constructor 'map' is not defined. Maybe you want one of the following:
module M48 =
    let (x, y) = 1, 2, 3  //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
module M49 =
    let xs = [1; 2; 3]
    xs[0] <- 5  //! FS0810 Property 'Item' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable local, e.g. 
module M50 =
    let s = "abc"
    s.[0] <- 'x'  //! FS0810 Property 'Chars' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expression to a mutable local, e.g. 
module M51 =
    type R = { X: int }
    let r = { X = 1 }
    r.X <- 2  //! FS0005 This field is not mutable
    r.Y = 3  //! FS0039 The type 'R' does not define a field, constructor, or member named 'Y'.  //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using '

// Mistakes with classes, records, unions and functions, one module each (1).
module AbbreviationX =
    type I = int
    let a: I = "x" //! FS0001 expected 'int', found 'string'
    type F = int -> int
    let f: F = fun x y -> x //! FS0002 expected 'int -> int', found a function of 2 parameters
    type G<'a> = 'a list
    let g: G<int> = [ "a" ] //! FS0001 expected 'int', found 'string'
module AccessOnFieldX =
    type C(x: int) =
        member private this.X = x
        member this.Same(o: C) = o.X = this.X
    type R = private { A: int }
    module M =
        type U = private | P of int
        let p = P 1
    let u = M.P 2 //! FS1093 The union cases or fields of the type 'U' are not accessible from this code location
    let f (u: M.U) = match u with M.P x -> x //! FS1093 The union cases or fields of the type 'U' are not accessible from this code location
module ActivePatternX =
    let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
    let f n = match n with Even -> 1 //! warning FS0025 Incomplete pattern matches on this expression.
    let g n = match n with Evn -> 1 | _ -> 2 //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate a missing open declaration or a misspelt pattern name. //! warning FS0026 This rule will never be matched
    let h s = match s with Even -> 1 | "x" -> 2 //! warning FS0025 Incomplete pattern matches on this expression. //! FS0001 expected 'int', found 'string'
    let (|P|_|) x = if x then Some 1 else None
    let i x = match x with P "a" -> 1 | _ -> 2 //! FS0001 expected 'int', found 'string'
module AndMissingX =
    type A = { B: B } //! FS0039 The type 'B' is not defined.
    type B = { A: A }
module AnonX =
    let a = {| X = 1 |}
    let b = a.Y //! FS0039 The type '{| X: int |}' does not define the field, constructor or member 'Y'.
    let c: {| X: string |} = a //! FS0001 expected '{| X: string |}', found '{| X: int |}'
    let d = {| a with X = "a" |}.X + 1 //! FS0043 The type 'int' does not match the type 'string' //! FS0001 expected 'string', found 'int'
module AsyncLetX =
    let a =
        async {
            let! x = async { return 1 }
            return x + "a" //! FS0043 The type 'string' does not match the type 'int' //! FS0001 expected 'int', found 'string'
        }
    let b = async { do! 1 } //! FS0001 expected 'Async<'a>', found 'int'
module AttrTargetsX =
    [<Struct>]
    type U = A of int | B of int
    [<Struct>]
    type C() = //! FS0081 Implicit object constructors for structs must take at least one argument
        member _.X = 1
    [<AbstractClass>]
    type R = { X: int } //! FS0939 Only classes may be given the 'AbstractClass' attribute
module AutoopenX =
    [<RequireQualifiedAccess>]
    module M =
        let x = 1
    open M //! FS0892 This declaration opens the module 'M', which is marked as 'RequireQualifiedAccess'.
    let a = x
module BaseOutsideX =
    type C() =
        member _.F = base.ToString() //! FS0039 The value or constructor 'base' is not defined.
    let f () = base.G() //! FS0039 The value, namespace, type or module 'base' is not defined.
module CeForX =
    type B() =
        member _.Return x = Some x
    let b = B()
    let a = b { for i in 1..2 do return i } //! FS0708 This control construct may only be used if the computation expression builder defines a 'For' method
    let c = b { while true do return 1 } //! FS0708 This control construct may only be used if the computation expression builder defines a 'While' method
    let d = b { try return 1 with _ -> return 2 } //! FS0708 This control construct may only be used if the computation expression builder defines a 'Delay' method
    let e = b { use x = null in return 1 } //! FS0708 This control construct may only be used if the computation expression builder defines a 'Using' method
module ComparisonClassX =
    type C() = class end
    let a = C() < C() //! FS0193 The type 'C' does not support the 'comparison' constraint.
    let b = compare (C()) (C()) //! FS0193 The type 'C' does not support the 'comparison' constraint. //! FS0193 The type 'C' does not support the 'comparison' constraint.
    let m = Map.ofList [ C(), 1 ] //! info FS3886 This list expression contains a single tuple element. //! FS0193 The type 'C' does not support the 'comparison' constraint.
module ComposeX =
    let f = (+) 1 >> string >> (+) 2 //! FS0001 expected 'string', found 'int'
    let g = String.length >> not //! FS0001 expected 'int -> 'a', found 'bool -> bool'
    let h = List.map (+ 1) [ 1 ] //! FS0001 argument 1 of 'map': expected ''a -> 'b', found 'int'
module CtorArgsX =
    type C(x: int) =
        member _.X = x
    let c = C "a" //! FS0001 expected 'int', found 'string'
    let d = C() //! FS0001 expected 'int', found 'unit'
    let e = C(1, 2) //! FS0001 expected 'int', found 'int * int'
module DelegateX =
    type D = delegate of int * int -> int
    let d = D(fun x -> x) //! FS0001 expected 'int -> int', found 'int'
    let e = D(fun a b -> "x") //! FS0001 expected 'int', found 'string'
    let f = d.Invoke(1) //! FS0001 expected 'int * int', found 'int'
    let g = d 1 2 //! FS0003 This value is not a function and cannot be applied. It has the type 'D'.
module DoAfterMemberX =
    type C() =
        member _.F = 1
        do printfn "x" //! FS0960 'let' and 'do' bindings must come before member and interface definitions in type definitions
module DupFieldsX =
    type R = { A: int; A: string } //! FS0037 Duplicate definition of field 'A'
    type U = X | X //! FS0037 Duplicate definition of union case 'X'
module DupTypesX =
    type A = { X: int }
    type A = { Y: int } //! FS0037 Duplicate definition of type, exception or module 'A'
module EnumX =
    type E = A = 1 | B = 2
    let e: E = 1 //! FS0001 expected 'E', found 'int'
    let f (e: E) = match e with E.A -> 1 | E.C -> 2 //! warning FS0025 Incomplete pattern matches on this expression. //! FS0039 The value, namespace, type or module 'E' is not defined.
    let g = E.A + 1 //! FS0043 The type 'E' does not support the operator '+' //! FS0001 The type 'E' does not support the operator '+'
module EventX =
    type C() =
        let e = Event<int>()
        member _.E = e.Publish
    let c = C()
    c.E.Add(fun (s: string) -> ()) //! FS0001 expected 'int', found 'string'
    c.E.Trigger 1 //! FS0039 The type 'IEvent<Handler<int>,int>' does not define the field, constructor or member 'Trigger'.
    c.E 3 //! FS0003 This value is not a function and cannot be applied. It has the type 'IEvent<Handler<int>,int>'.
module ExceptionDefX =
    exception E of string * int
    let f () = raise (E "a") //! FS0001 expected 'string * int', found 'string'
    let g () = try 1 with E(a) -> 2 //! FS0727 This union case expects 2 arguments in tupled form, but was given 1.
    let h () = try 1 with E(a, b, c) -> 2 //! FS0019 This constructor expects 2 argument(s) but is applied to 3
    let i () = raise "x" //! FS0001 argument 1 of 'raise': expected 'exn', found 'string'
module ExtensionX =
    type System.String with
        member s.Twice = s + s
    type Foo.Bar with //! FS0039 The namespace or module 'Foo' is not defined.
        member s.X = 1
    let a = "x".Twice
    let b = "x".Thrice //! FS0039 The type 'string' does not define the field, constructor or member 'Thrice'.
    type System.Int32 with
        static member Zero2 = 0
    let c = (1).Zero2 //! FS0809 Property 'Zero2' is static
module ForLoopX =
    for i in 1 do printfn "x" //! FS0693 The type 'int' is not a type whose values can be enumerated with this syntax, i.e. is not compatible with seq<_>
    for i = 1 to "a" do () //! FS0001 expected 'int', found 'string'
    for (a, b) in [ 1; 2 ] do () //! FS0001 expected 'int', found ''a * 'b'
    for i in [ 1 ] do i + 1 //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored.
    while 1 do () //! FS0001 expected 'bool', found 'int'
module GenericCountX =
    type C<'T> = { V: 'T }
    let a: C = { V = 1 } //! FS0033 The type 'C' expects 1 type argument(s) but is given 0
    let b: C<int, int> = { V = 1 } //! FS0033 The type 'C' expects 1 type argument(s) but is given 2
    let c: list = [] //! FS0033 The type 'list' expects 1 type argument(s) but is given 0
module IfElseX =
    let a = if true then 1 //! FS0001 this 'if' has no 'else', so its branch should be 'unit', not 'int'
    let b = if true then 1 else "x" //! FS0001 expected 'int', found 'string'
    let c = if 1 then 2 else 3 //! FS0001 expected 'bool', found 'int'
    let d x = if x then printfn "a" else 1 //! FS0001 expected 'unit', found 'int'
module IfaceArgcountX =
    type I =
        abstract F: int * int -> int
    type C() =
        interface I with
            member _.F x = 1 //! FS0856 This override of 'F' takes a different number of arguments to the corresponding abstract member.
module IfaceDirectCallX =
    type I =
        abstract F: int -> int
    type C() =
        interface I with
            member _.F x = x
    let c = C()
    let r = c.F 1 //! FS0039 The type 'C' does not define the field, constructor or member 'F'.

// Mistakes with classes, records, unions and functions, one module each (1).
module AbbreviationX =
    type I = int
    let a: I = "x"  //! FS0001
    type F = int -> int
    let f: F = fun x y -> x  //! FS0002
    type G<'a> = 'a list
    let g: G<int> = [ "a" ]  //! FS0001
module AccessOnFieldX =
    type C(x: int) =
        member private this.X = x
        member this.Same(o: C) = o.X = this.X
    type R = private { A: int }
    module M =
        type U = private | P of int
        let p = P 1
    let u = M.P 2  //! FS1093
    let f (u: M.U) = match u with M.P x -> x  //! FS1093
module ActivePatternX =
    let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
    let f n = match n with Even -> 1  //! warning FS0025
    let g n = match n with Evn -> 1 | _ -> 2  //! warning FS0026  //! warning FS0049
    let h s = match s with Even -> 1 | "x" -> 2  //! FS0001  //? warning FS0025
    let (|P|_|) x = if x then Some 1 else None
    let i x = match x with P "a" -> 1 | _ -> 2  //! FS0001
module AndMissingX =
    type A = { B: B }  //! FS0039
    type B = { A: A }
module AnonX =
    let a = {| X = 1 |}
    let b = a.Y  //! FS0039
    let c: {| X: string |} = a  //! FS0001
    let d = {| a with X = "a" |}.X + 1  //! FS0001  //! FS0043
module AsyncLetX =
    let a =
        async {
            let! x = async { return 1 }
            return x + "a"  //! FS0001  //! FS0043
        }
    let b = async { do! 1 }  //! FS0001
module AttrTargetsX =
    [<Struct>]
    type U = A of int | B of int
    [<Struct>]
    type C() =  //! FS0081
        member _.X = 1
    [<AbstractClass>]
    type R = { X: int }  //! FS0939
module AutoopenX =
    [<RequireQualifiedAccess>]
    module M =
        let x = 1
    open M  //! FS0892
    let a = x
module BaseOutsideX =
    type C() =
        member _.F = base.ToString()  //! FS0039
    let f () = base.G()  //! FS0039
module CeForX =
    type B() =
        member _.Return x = Some x
    let b = B()
    let a = b { for i in 1..2 do return i }  //! FS0708
    let c = b { while true do return 1 }  //! FS0708
    let d = b { try return 1 with _ -> return 2 }  //! FS0708
    let e = b { use x = null in return 1 }  //! FS0708
module ComparisonClassX =
    type C() = class end
    let a = C() < C()  //! FS0193
    let b = compare (C()) (C())  //! FS0193
    let m = Map.ofList [ C(), 1 ]  //! FS0193
module ComposeX =
    let f = (+) 1 >> string >> (+) 2  //! FS0001  //? FS0043
    let g = String.length >> not  //! FS0001
    let h = List.map (+ 1) [ 1 ]  //! FS0001
module CtorArgsX =
    type C(x: int) =
        member _.X = x
    let c = C "a"  //! FS0001
    let d = C()  //! FS0001
    let e = C(1, 2)  //! FS0001
module DelegateX =
    type D = delegate of int * int -> int
    let d = D(fun x -> x)  //! FS0001
    let e = D(fun a b -> "x")  //! FS0001
    let f = d.Invoke(1)  //! FS0001
    let g = d 1 2  //! FS0003
module DoAfterMemberX =
    type C() =
        member _.F = 1
        do printfn "x"  //! FS0960
module DupFieldsX =
    type R = { A: int; A: string }  //! FS0037
    type U = X | X  //! FS0037
module DupTypesX =
    type A = { X: int }
    type A = { Y: int }  //! FS0037
module EnumX =
    type E = A = 1 | B = 2
    let e: E = 1  //! FS0001
    let f (e: E) = match e with E.A -> 1 | E.C -> 2  //! FS0039  //? warning FS0025
    let g = E.A + 1  //! FS0001  //! FS0043
module EventX =
    type C() =
        let e = Event<int>()
        member _.E = e.Publish
    let c = C()
    c.E.Add(fun (s: string) -> ())  //! FS0001
    c.E.Trigger 1  //! FS0039
    c.E 3  //! FS0003
module ExceptionDefX =
    exception E of string * int
    let f () = raise (E "a")  //! FS0001
    let g () = try 1 with E(a) -> 2  //! FS0727
    let h () = try 1 with E(a, b, c) -> 2  //! FS0019
    let i () = raise "x"  //! FS0001
module ExtensionX =
    type System.String with
        member s.Twice = s + s
    type Foo.Bar with  //! FS0039
        member s.X = 1
    let a = "x".Twice
    let b = "x".Thrice  //! FS0039
    type System.Int32 with
        static member Zero2 = 0
    let c = (1).Zero2  //! FS0809
module ForLoopX =
    for i in 1 do printfn "x"  //! FS0693
    for i = 1 to "a" do ()  //! FS0001
    for (a, b) in [ 1; 2 ] do ()  //! FS0001  //? warning FS0025
    for i in [ 1 ] do i + 1  //! warning FS0020
    while 1 do ()  //! FS0001
module GenericCountX =
    type C<'T> = { V: 'T }
    let a: C = { V = 1 }  //! FS0033
    let b: C<int, int> = { V = 1 }  //! FS0033
    let c: list = []  //! FS0033
module IfElseX =
    let a = if true then 1  //! FS0001
    let b = if true then 1 else "x"  //! FS0001
    let c = if 1 then 2 else 3  //! FS0001
    let d x = if x then printfn "a" else 1  //! FS0001
module IfaceArgcountX =
    type I =
        abstract F: int * int -> int
    type C() =
        interface I with
            member _.F x = 1  //! FS0856
module IfaceDirectCallX =
    type I =
        abstract F: int -> int
    type C() =
        interface I with
            member _.F x = x
    let c = C()
    let r = c.F 1  //! FS0039

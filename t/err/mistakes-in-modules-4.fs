// Mistakes with classes, records, unions and functions, one module each (4).
module UnionWrongX =
    type U =
        | A of int
        | B of string * int
        | C
    let a = A "x"  //! FS0001
    let b = B "x"  //! FS0001
    let c = C 1  //! FS0003
    let d = D  //! FS0039
    let f u =
        match u with
        | A x -> x
        | B x -> 1  //! FS0727
        | C y -> 2  //! FS0725
        | E -> 3  //? warning FS0026  //! warning FS0049
module UnitArgX =
    let f () = 1
    let a = f
    let b: int = f  //! FS0001
    let c = f 1  //! FS0001
    let d = f () + f  //! FS0001  //! FS0043
module UpcastX =
    type A() = class end
    type B() = inherit A()
    let a: A = B()
    let b: B = A()  //! FS0193
    let c = A() :> B  //! FS0193
    let d = B() :?> A  //! FS3198  //! warning FS0067
    let e = "x" :> A  //! FS0193
    let f = 1 :?> string  //! FS0016
module UseNotDisposableX =
    let f () =
        use x = 1  //! FS0193
        x
module ValFieldX =
    type C() =
        val X: int  //! FS0880
        val mutable Y: int  //! FS0880
module ValueRestrictionX =
    let a = []
    let b = ref []
    let c = List.map id
    let d = System.Collections.Generic.List<_>()
module WrongOverrideTypeX =
    [<AbstractClass>]
    type A() =
        abstract F: int -> int
    type B() =
        inherit A()
        override _.F x = "a"  //! FS0001
module BaseY =
    type C() =
        member _.F = base.ToString()  //! FS0039
        override _.ToString() = base.ToString() + "x"  //! FS0039
    type D() =
        inherit obj()
        override _.ToString() = base.ToString() + "x"
    type R = { A: int } with override _.ToString() = base.ToString()  //! FS0039
module CtorY =
    type C(x: int) =
        member _.X = x
    type D(x: int, y: int) =
        member _.X = x
        member _.G() = 1
        member _.H(a: int) = a
        static member S(a: int) = a
    let a = C()  //! FS0001
    let b = D()  //! FS0501
    let c = D(1)  //! FS0001
    let d = a.X()  //! FS0003
    let e = c.G(1)  //! FS0501
    let f = c.H()  //! FS0001
    let g = D.S()  //! FS0001
    let h = c.H(1, 2)  //! FS0001
    let i = new C()  //! FS0001
    type E() =
        inherit C()  //! FS0001
    let j = c.H "x"  //! FS0001
module Iface2Y =
    type I =
        abstract F: int
        abstract M: int -> int
    let j = { new I with  //? FS0783
                member _.F = 1
                member _.M x = x
                member _.G() = 1 }  //? FS0017  //! FS0767
    let k = { new I with  //? FS0783
                member _.F = 1
                member _.M x = x
                member _.P = 1 }  //? FS0017  //! FS0767
    type C() =
        interface I with
            member _.F = 1
            member _.M x = x
            member _.P = 1  //! FS0859
module LetafterY =
    type C() =
        member val X = 1
        let y = 2  //! FS0960
        member _.Y = y
    type D() =
        abstract F: int
        default _.F = 1
        let y = 2  //! FS0960
        do printfn "x"
        static let z = 1
    type I =
        abstract H: int
    type E() =
        interface I with
            member _.H = 1
        let y = 2  //! FS0960
    type F() =
        let mutable a = 1
        [<DefaultValue>]
        val mutable B: int
        let c = 2
        new(x: int) = F()
        let d = 3
module PatfieldsY =
    module M =
        type U = private | P of int | Q
        type R = private { A: int }
        let p = P 1
        let r = { A = 1 }
    let f (u: M.U) = match u with M.P x -> x | _ -> 1  //! FS1093
    let g (r: M.R) = r.A  //! FS1093
    let h = { M.A = 1 }  //! FS1093
    let i (r: M.R) = match r with { M.A = x } -> x  //! FS1093
    let j = M.Q  //! FS1093
module Rec1129Y =
    type R = { A: int; B: int }
    let r = { A = 1; B = 2 }
    let a = { r with D = 1 }  //! FS1129
    let b = { r with A = 1; D = 1 }  //! FS1129
    let c = { A = 1; B = 2; D = 3 }  //! FS0039
    let d: R = { D = 1 }  //! FS0764  //! FS1129
    let f (r: R) = { r with C = 1 }  //! FS1129
    let e = { D = 1 }  //! FS0039
module UpcastsY =
    type A() = class end
    type B() =
        inherit A()
    type I = interface end
    type R = { X: int }
    let f (b: B) = 1
    let a1: B = A()  //! FS0193
    let a2 = f (A())  //! FS0193
    let a3 = f { X = 1 }  //! FS0001
    let a4 = f "x"  //! FS0001
    let a5: B = "x"  //! FS0001
    let a6: I = A()  //! FS0193
    let a7 (i: I) = 1
    let a8 = a7 (A())  //! FS0193
    let a9 = a7 { X = 1 }  //! FS0001
    let a10: seq<int> = "abc"  //! FS0001
    let a11: seq<int> = [ "a" ]  //! FS0001
    let a12: string = A()  //! FS0193
    let a13: B list = [ A() ]  //! FS0193
    let a14 = if true then B() else A()  //! FS0193
    let a15: obj -> int = fun (b: B) -> 1  //! FS0001
    type K() =
        member _.M(b: B) = 1
        member _.N(r: R) = 1
    let a16 = K().M(A())  //! FS0193
    let a17 = K().M "x"  //! FS0001  //? FS0193
    let a18 = K().N(A())  //! FS0193
    let a19 = K().M { X = 1 }  //! FS0001  //? FS0193

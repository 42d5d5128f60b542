// Mistakes with classes, records, unions and functions, one module each (2).
module IfaceExtraX =
    type I =
        abstract F: int -> int
    type C() =
        interface I with
            member _.F x = x
            member _.H x = x  //! FS0855
module IfaceInstanceX =
    type I =
        abstract F: int
    let i = I()  //! FS0804
    let j = { new I with member _.G = 1 }  //? FS0017  //! FS0366  //! FS0767  //? FS0783
    let k = { new I }  //! FS0366
module IfacesGenericX =
    type I<'T> =
        abstract F: 'T -> 'T
    type C() =
        interface I<int> with
            member _.F(x: string) = x  //! FS0001
module IndexerX =
    type C() =
        member _.Item with get (i: int) = i
    let c = C()
    let a = c.["x"]  //! FS0001
    c.[1] <- 2  //! FS0257  //! FS0810
    let b = (1).[0]  //! FS0039
module InheritNoArgsX =
    type A(x: int) = class end
    type B() =
        inherit A  //! FS0961
    type C() =
        inherit A()  //! FS0001
module InheritSealedX =
    type R = { A: int }
    type C() =
        inherit R()  //! FS0945  //? FS1133
module InlineSrtpX =
    let inline add x y = x + y
    let a = add 1 "x"  //! FS0001  //? FS0043
    let b = add true false  //! FS0001  //? FS0043
    let inline len x = (^T: (member Length: int) x)
    let c = len 1  //! FS0001
module LazyX =
    let a: Lazy<int> = lazy "x"  //! FS0001
    let b = (lazy 1) + 1  //! FS0001  //! FS0043
module LetAfterMemberX =
    type C() =
        member _.F = 1
        let x = 2  //! FS0960
        member _.G = x
module ListConsX =
    let a = 1 :: 2  //! FS0001
    let b = [ 1 ] :: [ 2 ]  //! FS0001
    let c = [ 1 ] @ 2  //! FS0001
    let d = 1 @ [ 2 ]  //! FS0001
module MatchTypesX =
    let f x =
        match x with
        | 1 -> "a"
        | "b" -> "c"  //! FS0001
        | _ -> 1  //! FS0001
module MeasureX =
    [<Measure>] type m
    [<Measure>] type s
    let a = 1.0<m> + 2.0<s>  //! FS0001  //! FS0043
    let b: float<m> = 3.0  //! FS0001
    let c = sqrt 4.0<m> + 1.0<m>  //! FS0001  //? FS0043
    let f (x: float<m>) = x
    let d = f 1.0  //! FS0001
    let e = 1.0<k>  //! FS0039
module MemberNoSelfX =
    type C() =
        member F x = x + 1  //! FS0673
        member this.G = 2
    let c = C()
module ModuleAbbrevX =
    module L = List
    module Q = Quux  //! FS0039
    let a = L.map
    let b = L.mapp  //! FS0039
module MutableLetX =
    let x = 1
    x <- 2  //! FS0027
    let mutable y = 1
    y = 2  //! warning FS0020
    y <- "a"  //! FS0001
    let f () =
        let z = 1
        z <- 2  //! FS0027
module NewLineArgsX =
    let f a b c = a + b + c
    let r =
        f 1
          2
    let s: int = f 1 2  //! FS0001
module NotFunctionX =
    let x = 1
    let a = x 2  //! FS0003
    let b = "s" 3  //! FS0003
    let c = (1 + 2) 4  //! FS0003
module NumericConvX =
    let a = int "1" + float "2"  //! FS0001  //! FS0043
    let b = string 1 + 2  //! FS0001  //! FS0043
    let c = float 1 + 2  //! FS0001  //! FS0043
    let d = char 65 + 'a'
module ObjexprAbstractX =
    [<AbstractClass>]
    type A(x: int) =
        abstract F: int
    let a = { new A(1) with member _.F = "x" }  //! FS0001
    let b = { new A() with member _.F = 1 }  //! FS0001
    let c = A(1)  //! FS0759
module OpenTypeX =
    open type System.Math
    open type Foo  //! FS0039
    let a = Max(1, "x")  //! FS0041
    let b = Sqrt 4
module OperatorMissingX =
    type V = { X: int }
    let a = { X = 1 } + { X = 2 }  //! FS0001  //! FS0043
    let b = -{ X = 1 }  //! FS0001
    let c = { X = 1 } < { X = 2 }
    let d = { X = 1 } * 2  //! FS0001  //! FS0043
module OptArgsX =
    type C() =
        member _.F(x: int, ?y: int) = x + defaultArg y 1
    let c = C()
    let a = c.F()  //! FS0501
    let b = c.F(1, "x")  //! FS0001
    let d = c.F(1, z = 2)  //! FS0495
    let e = c.F(1, ?y = 3)  //! FS0001
module OptionX =
    let a: int option = 1  //! FS0001
    let b = Some 1 + 1  //! FS0001  //! FS0043
    let c = if Some 1 then 2 else 3  //! FS0001
    let f (x: int option) = x.Vaule  //! FS0039
    let d: int = Some 3  //! FS0001
module OptionalLetX =
    let f (?x: int) = x  //! FS0718
module OverloadsX =
    type C() =
        member _.F(x: int) = x
        member _.F(x: string) = x.Length
    let c = C()
    let a = c.F 1.0  //! FS0041
    let b = c.F(1, 2)  //! FS0503
    let d = c.F()  //! FS0503
    let e x = c.F x  //! FS0041
module OverrideNoneX =
    type A() =
        member _.F() = 1
    type B() =
        inherit A()
        override _.F() = 2  //! FS0855
module ParamArrayX =
    open System
    type C() =
        member _.F([<ParamArray>] xs: int[]) = xs.Length
    let c = C()
    let a = c.F(1, "x")  //! FS0001

// Mistakes with classes, records, unions and functions, one module each (3).
module PipeX =
    let a = [ 1; 2 ] |> List.map (fun x -> x + "a")  //! FS0001  //! FS0043
    let b = [ 1; 2 ] |> List.filter (fun x -> x + 1)  //! FS0001
    let c = [ 1 ] |> List.fold (+) ""  //! FS0001
    let d = 1 |> List.map id  //! FS0001
    let e = [ "a" ] |> List.sum  //! FS0001
module PrintfX =
    printfn "%d" "x"  //! FS0001
    printfn "%s" 1  //! FS0001
    printfn "%d %d" 1  //! warning FS0193
    printfn "%d" 1 2  //! FS0001
    printfn "%q" 1  //! FS0741
    let s = sprintf "%s" 1.0  //! FS0001
module PrivateMemberX =
    type C() =
        member private _.F = 1
        member val private G = 2 with get, set
    let c = C()
    let a = c.F  //! FS0491
    let b = c.G  //! FS0491
module PrivateModuleValueX =
    module M =
        let private x = 1
        type private T = { A: int }
        let internal y = 2
    let a = M.x  //! FS1094
    let b: M.T = failwith ""  //! FS1092
module PropArgsX =
    type C() =
        member _.P with get () = 1 and set (v: string) = ()
        member _.Q with set (v: int) = ()
    let c = C()
    let a = c.Q  //! FS0807
    c.P <- 2  //! FS0001
module PropertySetX =
    type C() =
        member _.A = 1
        member val B = 2
        member val D = 3 with get, set
    let c = C()
    c.A <- 2  //! FS0257  //! FS0810
    c.B <- 3  //! FS0257  //! FS0810
    c.D <- "x"  //! FS0001
    c.E <- 1  //! FS0039
module RecMissingX =
    let f n = if n = 0 then 1 else n * f (n - 1)  //! FS0039
    let g x = h x  //! FS0039
    let h x = x
module RecordImmutableX =
    type R = { A: int; mutable B: int }
    let r = { A = 1; B = 2 }
    r.A <- 3  //! FS0005
    r.B <- "x"  //! FS0001
module RecordMissingFieldX =
    type R = { A: int; B: string }
    let r = { A = 1 }  //! FS0764
    let s = { A = 1; B = 2 }  //! FS0001
    let t = { A = 1; B = "x"; C = 3 }  //! FS0039
    let u = { r with D = 1 }  //! FS1129
module RecursiveAbbrevX =
    type A = B  //! FS0953
    and B = A  //! FS0953
module RefCellsX =
    let r = ref 1
    let a = r + 1  //! FS0001  //! FS0043
    r := "x"  //! FS0001
    let b: int = r  //! FS0001
    r.Value <- 2.0  //! FS0001
module ResultX =
    let f x : Result<int, string> = if x then Ok "a" else Error 1  //! FS0001
    let g r = match r with Ok x -> x | Err e -> e  //! FS0039  //? warning FS0025
module RqaUnionX =
    [<RequireQualifiedAccess>]
    type U = A | B
    let u = A  //! FS0039
    let f x = match x with U.A -> 1 | B -> 2  //! warning FS0049
module SameIfaceTwiceX =
    type I =
        abstract F: int
    type C() =
        interface I with  //? FS0362
            member _.F = 1  //? FS0859
        interface I with  //? FS0362  //! FS0888
            member _.F = 2  //? FS0859
module SealedInheritX =
    [<Sealed>]
    type A() = class end
    type B() =
        inherit A()  //! FS0945
module SelfOutsideX =
    type C() =
        let x = this.Y  //! FS0039
        member this.Y = 1
    let z = self.X  //! FS0039
module SlicesX =
    let a = [| 1; 2 |]
    let b = a.["x"]  //! FS0001
    let c = a.[0, 1]  //! FS0001
    let d = a.[1..].[0] + "x"  //! FS0001  //! FS0043
    let e = (array2D [ [ 1 ] ]).[0]  //! FS0001
module StaticInstanceX =
    type C() =
        member _.A = 1
        static member B = 2
    let a = C.A  //! FS0806
    let b = C().B  //! FS0809
module StaticLetX =
    type C =
        static let x = 1
        static member X = x
module StringIndexX =
    let s = "abc"
    let a: string = s.[0]  //! FS0001
    let b = s.Lenght  //! FS0039
    let c = s.Substring("a")  //! FS0001
    let d = s.[0] = "a"  //! FS0001
module StructDefaultX =
    [<Struct>]
    type S(x: int) =
        let y = x  //! FS0901
        member _.Y = y
module StructRecursiveX =
    [<Struct>]
    type S = { A: int; B: S }  //! FS0954
module TaskAsyncX =
    let a = async { return 1 } + 1  //! FS0001  //! FS0043
    let b: Async<string> = async { return 1 }  //! FS0001
    let c = Async.RunSynchronously 1  //! FS0001
module TuplePatternX =
    let (a, b) = 1  //! FS0001
    let (c, d) = (1, 2, 3)  //! FS0001
    let [ e ] = 1  //! FS0001  //! warning FS0025
    let { X = f } = 1  //! FS0039  //? warning FS0025
module TyparUndeclaredX =
    type R = { A: 'T }  //! FS0039
    type U = X of 'a  //! FS0039
    type C(x: 'b) = class end
module TypeAnnotationX =
    let f (x: int): string = x  //! FS0001
    let g: int -> int = fun x -> "a"  //! FS0001
    let h: int list = [ 1; "a" ]  //! FS0001
    let i: (int * string) = (1, 2)  //! FS0001
    let j = (1: string)  //! FS0001
module TypeTestX =
    type S = A | B
    let f (x: S) = match x with :? int -> 1 | _ -> 2  //! FS0016
    let g (x: obj) = match x with :? int as i -> i | :? string as s -> s  //! FS0001  //! warning FS0025
    let h (x: int) = x :? string  //! FS0016
module UndefinedTypeX =
    type R = { A: Foo; B: List<Bar> }  //! FS0039
    let f (x: Baz) = x  //! FS0039
module UnionFieldsX =
    type U = A of x: int * y: int
    let a = A(x = 1, z = 2)  //! FS3174
    let b = A(1, x = 2)  //! FS3175
    let f (A(x = p; w = q)) = p  //! FS3174

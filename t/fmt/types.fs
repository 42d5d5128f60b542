type T(x: int, ?y: int) as this =
    inherit Base(x)
    let z = 1
    let mutable q = 2
    do printfn "a"
    new() = T(1)
    member this.Foo(a: int, b) : int = a + b
    member this.Foo2 (a: int, b) = 
        let q = 1
        q
    member this.P with get() = 1 and set (v: int) = ()
    member val Q = 1 with get, set
    static member Create x = T(x)
    abstract M : int -> int
    default this.M x = x
    interface System.IDisposable with
        member this.Dispose() = ()
type R = { A : int; mutable B : string }
type R2 = { A : int; mutable B : string } with member x.Foo = 1
type U = A | B of int*string | C of x : int *y : int
type E = A = 1 | B = 2
type S = U of int
type I = abstract Foo : int -> int
exception Foo of int
===>
type T(x: int, ?y: int) as this =
    inherit Base(x)
    let z = 1
    let mutable q = 2
    do printfn "a"
    new() = T(1)
    member this.Foo(a: int, b) : int = a + b

    member this.Foo2(a: int, b) =
        let q = 1
        q

    member this.P
        with get () = 1
        and set (v: int) = ()

    member val Q = 1 with get, set
    static member Create x = T(x)
    abstract M: int -> int
    default this.M x = x

    interface System.IDisposable with
        member this.Dispose() = ()

type R = { A: int; mutable B: string }

type R2 =
    {
        A: int
        mutable B: string
    }

    member x.Foo = 1

type U =
    | A
    | B of int * string
    | C of x: int * y: int

type E =
    | A = 1
    | B = 2

type S = U of int

type I =
    abstract Foo: int -> int

exception Foo of int

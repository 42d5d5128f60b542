type A() =
    member x.P = 1    //! FS0438
    member x.P = 2    //! FS0438
    member val Q = 1 with get, set    //! FS0438
    member x.Q = 2    //! FS0438
type B() =
    member x.P = 1    //! FS0434
    member x.P(i: int) = 2
type C() =
    static member P = 1
    member x.P = 2    //! FS0441
type D() =
    member x.M a b = 1    //! FS0439
    member x.M (a: int) = 2
type E() =
    member x.M (a: int) = 1
    member x.M (a: string) = 1
    member x.M (a: string, b: int) = 1
    static member M (a: string) = 1
type I =
    abstract M : int -> int    //! FS0438
    abstract M : int -> int    //! FS0438
    abstract N : int -> int
    abstract N : string -> int
type J =
    abstract P : int    //! FS0438
    abstract P : int    //! FS0438
type U =
    | Circle
    | Square
    member u.IsSquare(side: int) = side = 1    //! FS0023
    member u.Size = 1
[<Measure>] type px
[<Measure>] type em
type WithUnits =
    static member M(x: int<px> list, y: string) = 1    //! FS0438 once tuples, functions, units of measure
    static member M(x: int<em> list, y: string) = 2    //! FS0438
    static member N(x: int<px> list, y: string) = 1
    static member N(x: int64<em> list, y: string) = 2
    static member O(x: int<px>) = 1    //! FS0438
    static member O(x: int) = 1    //! FS0438
    static member Q(x: int<'u>) = 1
    static member Q(x: int<em>) = 1

module First
[<AbstractClass>]
type B() =
    member _.P with get () = 1 and set (v: int) = ()
    abstract S: int -> int

    member _.Ev = Event<int>().Publish
    static member val SP = 3 with get, set
    static member (+) (a: B, b: B) = a
type D1() =
    inherit B()
    let get_P () = 1    //! FS0905
    override _.S x = x
    member _.M = get_P ()
type D3() =
    inherit B()
    let get_SP () = 1    //! FS0905
    override _.S x = x
    member _.M = get_SP ()
type D4() =
    inherit B()
    let (+) a b = a - b
    override _.S x = x
    member _.M = 1 + 2
type D5() =
    inherit System.Exception("m")
    let HResult = 1    //! FS0905
    let Data = 2    //! FS0905
    let Finalize = 3
    member _.M = HResult + Data + Finalize
type D6() =
    inherit System.IO.MemoryStream()
    let Length = 3    //! FS0905
    let dispose = 3
    let Dispose = 4    //! FS0905
    member _.M = Length + dispose + Dispose
type D7() =
    let ReferenceEquals = 3    //! FS0905
    member _.M = ReferenceEquals
type D8() =
    let New = 3
    let ``.ctor`` = 4
    member _.M = New + ``.ctor``
type D9() =
    let ToString = 3    //! FS0905
    member _.M = ToString
type D10() =
    inherit System.Collections.Generic.List<int>()
    let Count = 3    //! FS0905
    let Select = 4
    member _.M = Count
type Rec() =
    let M = 1    //! FS0905
    let N = 1
    member _.Q = M
and Rec with
    member _.M = 3
type Rec2() =
    let M = 1
    let N = 1
    member _.Q = M
type Rec2 with
    member _.N = 4
type SI =
    static abstract Make: int -> int    //! warning FS3535
type Impl() =
    let Make = 1
    member _.Q = Make
    interface SI with
        static member Make x = x
type Disp() =
    let x as y = 3    //! FS0905
    let { contents = z } = ref 3    //! FS0905
    let Some w | Other w = Some 3    //! FS0001    //! warning FS0025
    member _.y = y
    member _.z = z
and Oth = | Other of int
type Nested<'T when 'T: comparison>() =
    static let mutable cache = 0    //! FS0905
    static member val cache = 3
type Delg = delegate of int -> int
type Q1(f: Delg) =
    let Invoke = 3
    member _.M = Invoke
type Q2() =
    let rec loop n = if n = 0 then 0 else loop (n - 1)    //! FS0905
    static member loop n = n
type Q3() =
    let ``a b`` = 3
    member _.``a b`` = 3
type Q4() =
    let use_ = 3
    private new (x: int) = Q4()
    member private _.use_ = use_
type Q5() =
    let k = 3    //! FS0905
    abstract k: int
    default _.k = k
type Q6() =
    let mutable k = 3
    interface System.IDisposable with
        member _.Dispose () = k <- 1
    member _.Dispose () = ()

// out: ValueSome 1
// out: ValueSome 1
// out: ValueSome [1]
// out: ValueSome (seq [1])
// out: ValueSome "abc"
// out: ValueSome 2
// out: ("null", "M1", "generic")
// out: ("seq", "M2", "list")

open System
type Base() =
    member inline _.Return(x: 'a) : 'a voption = ValueSome x
[<AutoOpen>]
module E1 =
    type Base with
        member inline _.Source(o: 'a when 'a: null) = ValueOption.ofObj o
        member inline _.Source(o: Nullable<'a>) = ValueOption.ofNullable o
[<AutoOpen>]
module E2 =
    type Base with
        member inline _.Source(s: #seq<'v>) = ValueSome s
type B() =
    inherit Base()
    member inline _.Source(o: 'a option) = Option.toValueOption o
[<AutoOpen>]
module E3 =
    let b = B()
    type B with
        member inline _.Source(o: 'a voption) = o
printfn "%A" (b.Source(Some 1))
printfn "%A" (b.Source(Nullable 1))
printfn "%A" (b.Source([ 1 ]))
printfn "%A" (b.Source(ResizeArray [ 1 ]))
printfn "%A" (b.Source("abc"))
printfn "%A" (b.Source(ValueSome 2))

type Builder() = class end
module M1 =
    type Builder with
        member _.Of(x: 'a when 'a: null) = "null"
        member _.Two(x: obj, y: string) = "M1"
        member _.Gen(x: 'a) = "generic"
module M2 =
    type Builder with
        member _.Of(x: #seq<'v>) = "seq"
        member _.Two(x: string, y: obj) = "M2"
        member _.Gen(x: 'a list) = "list"
module First =
    open M2
    open M1
    let shown = Builder().Of "abc", Builder().Two("a", "b"), Builder().Gen [ 1 ]
module Second =
    open M1
    open M2
    let shown = Builder().Of "abc", Builder().Two("a", "b"), Builder().Gen [ 1 ]
printfn "%A" First.shown
printfn "%A" Second.shown

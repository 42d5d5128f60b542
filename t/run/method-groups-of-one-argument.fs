// out: 1
// out: 4
// out: 8 4
// An overloaded method as a value, before what it is applied to is known: the overload of one parameter.
module Program

open System
let random = Random(1)
let isZero = random.Next >> (=) 0 >> Convert.ToInt32
printfn "%d" (isZero 1)
let rest = "abcdef".Substring >> String.length
printfn "%d" (rest 2)
type Two() =
    member _.M() = "none"
    member _.M(_: int, _: int) = "both"
    member _.M(s: string) = "text " + s
type Wide() =
    member _.M(_: obj) = "object"
    member _.M(_: string) = "text"
let one = Two().M >> String.length
let narrow = Wide().M >> String.length
printfn "%d %d" (one "abc") (narrow "x")

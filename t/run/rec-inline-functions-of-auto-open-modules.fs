// out: 1 2
// out: 3 14 9
namespace rec N
open System.Collections.Generic
[<AutoOpen>]
module internal AS =
    let inline internal key (i: KeyValuePair<_, _>) = i.Key
type A(x: int) =
    member _.K = key (KeyValuePair(x, "a"))

namespace rec N
[<AutoOpen>]
module internal BS =
    let inline internal key i = i
type B(x: int) =
    member _.K = key x

namespace rec P
[<AutoOpen>]
module Helpers =
    let inline twice x = x + x
    let six () = 6
module Scale =
    let inline by n x = n * x
type C(x: int) =
    member _.Twice = twice x + 1
    member _.Scaled = Scale.by 2 (x + six ())
    member _.Plain = C(8).Own
    member _.Own = Later.next (C x)
module Later =
    let value (c: C) = c.Twice
    let next (c: C) = (value c + 1) / 2

module Main =
    printfn "%d %d" (N.A 1).K (N.B 2).K
    printfn "%d %d %d" (C 1).Twice (C 1).Scaled (C 1).Plain

// out: 14
// out: 8 abab 6
// out: 42 7 1 49
// out: 4
// [<AutoOpen>] on a type: its static members are in view where its module is opened, and behind it.
namespace Lib

[<AutoOpen>]
type Helpers =
    static member inline Poll(place: _ byref, by: int, onReady) =
        place <- place + by
        onReady place
    static member Twice(x: int) = x * 2
    static member Twice(x: string) = x + x
    static member val Count = 3 with get, set

[<AutoOpen>]
module Helpers =
    let thrice x = x * 3

module Inner =
    [<AutoOpen; AbstractClass; Sealed>]
    type More =
        static member Answer = 42
        static member Optional(?n: int) = defaultArg n 7

    let here = Answer + Optional()

namespace Program

open Lib
open Lib.Inner

module Main =
    let mutable z = 3
    printfn "%d" (Poll(&z, 4, onReady = fun x -> x * 2))
    printfn "%d %s %d" (Twice 4) (Twice "ab") (thrice 2)
    printfn "%d %d %d %d" Answer (Optional()) (Optional(n = 1)) here
    Count <- Count + 1
    printfn "%d" Count

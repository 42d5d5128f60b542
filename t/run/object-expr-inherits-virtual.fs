// out: 1 42
module Prog
[<AbstractClass>]
type Base() =
    abstract A: unit -> int
    abstract B: unit -> int
    default _.B() = 42
let o = { new Base() with member _.A() = 1 }
printfn "%d %d" (o.A()) (o.B())

// out: 8 tools int string
// out: 1
// out: one
// out: 5 3
// out: 7
// out: 3 1
type Tools =
    static member Twice x = x * 2
    static member Name = "tools"
    static member Over(a: int) = "int"
    static member Over(a: string) = "string"
open type Tools
printfn "%d %s %s %s" (Twice 4) Name (Over 1) (Over "s")
type U = Case1 | Case2 of int
module Inner =
    [<RequireQualifiedAccess>]
    type Q = One | Two
    type Gen<'T> = static member Make(x: 'T) = [ x ]
open type Inner.Gen<int>
printfn "%d" (Make(3).Length)
printfn "%s" (match Inner.Q.One with Inner.Q.One -> "one" | Inner.Q.Two -> "two")
[<AutoOpen>]
module Auto =
    let hidden = 5
    type T = { Auto: int }
printfn "%d %d" hidden { Auto = 3 }.Auto
[<RequireQualifiedAccess>]
module Strict =
    let v = 7
printfn "%d" Strict.v
type Alias = int
type Pair<'a> = 'a * 'a
type Op<'a> = 'a -> 'a -> 'a
let add: Op<int> = fun a b -> a + b
let p: Pair<Alias> = (1, 2)
printfn "%d %d" (add 1 2) (fst p)


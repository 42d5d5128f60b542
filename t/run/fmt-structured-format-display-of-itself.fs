// out: <<<... ...> 2> 1>
// out: [<<... ...> 1>]
// out: <... 3>
// out: <(...) 3>
// out: <<<... ...> 5> 5>
// out: <...>
// out: <...>
// out: <Some <...>>
[<StructuredFormatDisplay("<{Next} {X}>")>]
type A = { X: int } with member t.Next = { X = t.X + 1 }
printfn "%A" { X = 1 }
printfn "%A" [{ X = 1 }]
[<StructuredFormatDisplay("<{Self} {X}>")>]
type B(x: int) =
    member t.Self = t
    member _.X = x
printfn "%A" (B 3)
[<StructuredFormatDisplay("<{Other} {X}>")>]
type C(x: int) =
    member t.Other: D = D t
    member _.X = x
and [<StructuredFormatDisplay("({C})")>] D(c: C) =
    member _.C = c
printfn "%A" (C 3)
[<StructuredFormatDisplay("<{S} {X}>")>]
[<Struct>]
type F = { X: int } with member t.S = t
printfn "%A" { F.X = 5 }
[<StructuredFormatDisplay("<{S}>")>]
type G = G1 of int | G2 with member t.S = t
printfn "%A" (G1 3)
printfn "%A" G2
[<StructuredFormatDisplay("<{Child}>")>]
type T = { V: int; Child: T option }
printfn "%A" { V = 1; Child = Some { V = 2; Child = Some { V = 3; Child = None } } }

// out: 1 1
// out: 3
// out: 1
// out: 2
// out: false
open System.Collections.Generic
type C() = class end
let f c = if obj.ReferenceEquals(c, null) then 0 else 1
printfn "%d %d" (f (C())) (f "x")
let d = Dictionary<string, int -> int>()
d.["a"] <- fun x -> x + 1
printfn "%d" (d.["a"] 2)
let g (d: Dictionary<'k, 'v>) = d.Count
printfn "%d" (g d)
type 'T ``[]`` with
    member xs.Second = xs.[1]
printfn "%d" [| 1; 2 |].Second
let hasValue (d: Dictionary<string, int>) = d.ContainsValue 3
printfn "%b" (hasValue (Dictionary()))

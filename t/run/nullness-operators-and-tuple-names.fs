// out: null some a
// out: -1 5
// out: abc true false 4 7
// out: d e
// out: Object reference not set to an instance of an object.
// out: Object reference not set to an instance of an object.
// out: 1 a (1, "a")
// out: struct (3, true)
open System
let f (s: string) = match s with Null -> "null" | NonNull x -> "some " + x
printfn "%s %s" (f null) (f "a")
let g (n: Nullable<int>) = match n with NullV -> -1 | NonNullV x -> x
printfn "%d %d" (g (Nullable())) (g (Nullable 5))
let (NonNullQuick q) = "abc"
printfn "%s %b %b %d %d" q (isNullV (Nullable<int>())) (isNullV (withNullV 3)) (nonNullV (withNullV 4)) (defaultIfNullV 7 (nullV: Nullable<int>))
printfn "%s %s" (defaultIfNull "d" null) (defaultIfNull "d" "e")
try printfn "%d" (nonNullV (nullV: Nullable<int>)) with e -> printfn "%s" e.Message
try (let (NonNullQuick z) = (null: string) in printfn "%s" z) with e -> printfn "%s" e.Message
let t: Tuple<int, string> = Tuple.Create(1, "a")
let a, b = t
printfn "%d %s %A" a b t
let vt: ValueTuple<int, bool> = struct (3, true)
printfn "%A" vt

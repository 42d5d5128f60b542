// out: (6, 4, 4, false, true, true)
// out: (1, 6, false)
open System
open FSharp.Linq.NullableOperators
let a = Nullable 3
let b = Nullable<int>()
printfn "%A" (a ?+? a, a ?+ 1, 1 +? a, a ?=? b, a ?>= 2, 2 <? a)
printfn "%A" (a ?% 2, 2 *? a, a ?<>? a)

// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
open System
let a = [| 1; 5 |]
let p = Predicate<int>(fun x -> x = 5)
printfn "%d" (Array.FindIndex(a, p))
printfn "%d" (ResizeArray(a).FindIndex(0, 2, p))
printfn "%d" (ResizeArray(a).FindIndex(0, 2, Predicate<_>(fun x -> x = 5)))
printfn "%d" (Array.FindLastIndex(a, p))
printfn "%d" (Array.FindLastIndex(a, 1, p))
printfn "%d" (Array.FindLastIndex(a, 1, 1, p))

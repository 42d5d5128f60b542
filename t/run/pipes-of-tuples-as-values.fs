// out: 3
// out: [2; 12]
// out: 7
// out: ab
// out: 3 6
// out: true true true
// out: x
let f = (||>)
printfn "%d" (f (1, 2) (+))
let g = [ (1, 2); (3, 4) ] |> List.map (fun p -> (||>) p (*))
printfn "%A" g
printfn "%d" ((1, 2, 3) |> fun t -> (|||>) t (fun a b c -> a + b * c))
let apply op x k = op x k
printfn "%s" (apply (||>) ("a", "b") (+))
let h = (1, 2) ||> (+)
let k = (1, 2, 3) |||> (fun a b c -> a + b + c)
printfn "%d %d" h k
printfn "%b %b %b" ((5I).Equals 5L) ((5I).Equals(box 5I)) ((5I).Equals 5UL)
open System.Collections.Generic
let d = Dictionary<bigint, string>()
d.[10I] <- "x"
printfn "%s" d.[10I]

// out: 7
// out: 7
// out: 2 2
// out: true
// out: 0 [|5; 9|]
// out: 3
// out: 1 2 3 6
// out: 1
// out: 2
open System
open System.Collections.Generic
let f (xs: IReadOnlyList<int>) = xs.[0] + xs.Count
printfn "%d" (f [5;6])
printfn "%d" (f [|5;6|])
let g (xs: IReadOnlyCollection<int>) = xs.Count
printfn "%d %d" (g [5;6]) (g [|5;6|])
let h (xs: ICollection<int>) = xs.Contains 5
printfn "%b" (h [|5;6|])
let i (xs: IList<int>) = xs.[1] <- 9; xs.IndexOf 5
let a = [|5;6|]
printfn "%d %A" (i a) a
let k = [1;2;3] :> IReadOnlyList<int>
printfn "%d" k.[2]
for x in k do printf "%d " x
printfn "%d" (Seq.sum k)
let d : IReadOnlyDictionary<string,int> = dict ["a",1] |> Dictionary :> _
printfn "%d" d.["a"]
let s : IReadOnlyCollection<int> = set [1;2]
printfn "%d" s.Count

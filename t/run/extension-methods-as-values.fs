// out: made
// out: aa 3 3 true
// out: [|1; 2|] [true; false]
module Program
open System.Linq
open System.Runtime.CompilerServices

[<Extension>]
type Texts =
    [<Extension>]
    static member Twice(s: string) = s + s

let xs = [ 1; 2; 3 ]
let f = "a".Twice
let h = xs.ToList
let k = xs.Select(fun x -> x * 2).ToList
let has = xs.Contains
let make () =
    printfn "made"
    seq { 1; 2 }
let all = make().ToArray
printfn "%s %d %d %b" (f ()) (h ()).Count (k ()).Count (has 3)
printfn "%A %A" (all ()) (List.map has [ 1; 5 ])

// out: 7 { Members = [1] }
// out: one
// out: 1 [1; 2]
// out: 4
namespace Own
type Map<'k, 'v> = M of 'k * 'v
type Set = { Members: int list }
namespace Own
open Microsoft.FSharp.Core
module Uses =
    let sum (m: Map<int, int>) = match m with M(x, y) -> x + y
    let s = { Members = [ 1 ] }
    printfn "%d %A" (sum (M(3, 4))) s
module Again =
    open FSharp.Collections
    let m: Map<int, string> = Map.ofList [ 1, "one" ]
    printfn "%s" m.[1]
    open System.Collections.Generic
    let a = List<int>()
    a.Add 3
    open FSharp.Collections
    let b: List<int> = [ 1; 2 ]
    printfn "%d %A" a.Count b
module Core =
    let id x = x + 1
    let option = 5
    open FSharp.Core
    printfn "%d" (id 4)

// out: 1
// out: aaa
// out: 3
// out: 3
// out: 1
// out: boom
open System
open System.Collections.Generic
let w = () |> List<int>
w.Add 3
printfn "%d" w.Count
let s = ('a', 3) |> String
printfn "%s" s
let xs = [1;2;3] |> ResizeArray
printfn "%d" xs.Count
let ys = [1;2;3] |> HashSet
printfn "%d" ys.Count
let zs : List<int> = () |> List
zs.Add 1
printfn "%d" zs.Count
let e = "boom" |> Exception
printfn "%s" e.Message

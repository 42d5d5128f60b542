// out: [|true; false|]
// out: ab
// out: [1; 2; 3]
// out: true
// out: [2; 3]
// out: [2; 4]
// out: 2
// out: true 4
// out: pair
open System
open System.Collections.Generic
type Lift() =
  member _.Call(x: int) = x + 1
  static member Twice(x: int) = x * 2
let lift = Lift()
let set = HashSet<int>()
let name = "banana"
let hits = List()
printfn "%A" ([| "1"; "x" |] |> Array.map Int32.TryParse |> Array.map (fun (ok, v) -> ok))
printfn "%s" ([| 'a'; 'b' |] |> String)
printfn "%A" (List.filter set.Add [ 1; 2; 1; 3; 2 ])
printfn "%b" ([ "x"; "na" ] |> List.exists name.EndsWith)
printfn "%A" (List.map lift.Call [ 1; 2 ])
printfn "%A" ([ 1; 2 ] |> List.map Lift.Twice)
[ 1; 2 ] |> List.iter hits.Add
printfn "%d" hits.Count
let d = Dictionary<string, int>()
d.["x"] <- 4
let ok, v = d.Remove "x"
printfn "%b %d" ok v
let p = Dictionary<int * int, string>()
p.[(1, 2)] <- "pair"
printfn "%s" p.[1, 2]

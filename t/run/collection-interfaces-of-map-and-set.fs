// out: (1, 2, false, (true, 1), (false, 0), ["a"; "b"], [1; 2], [("a", 1); ("b", 2)])
// out: 9
// out: [1; 0; 1]
open System.Collections.Generic
let ro (d: IReadOnlyDictionary<string, int>) = d.["a"], d.Count, d.ContainsKey "z", d.TryGetValue "a", d.TryGetValue "z", Seq.toList d.Keys, Seq.toList d.Values, [ for KeyValue(k, v) in d -> k, v ]
printfn "%A" (ro (Map [ "b", 2; "a", 1 ]))
let count (c: IReadOnlyCollection<int>) = c.Count + Seq.sum c
printfn "%d" (count (set [ 3; 4 ]))
let all: IReadOnlyDictionary<string, int> list = [ Map [ "x", 1 ]; Dictionary<string, int>(); readOnlyDict [ "y", 2 ] ]
printfn "%A" (all |> List.map (fun d -> d.Count))

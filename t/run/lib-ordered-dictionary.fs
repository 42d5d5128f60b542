// out: [("b", 10); ("a", 2); ("c", 3)]
// out: ArgumentException: An item with the same key has already been added. Key: a (Parameter 'key')
// out: (false, true)
// out: [("b", 10); ("x", 0); ("a", 2); ("c", 3); ("d", 6)]
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentException: An item with the same key has already been added. Key: x (Parameter 'key')
// out: (3, -1, 5)
// out: ("x", 6)
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: [("b", 11); ("x", 0); ("a", 2); ("c", 3); ("d", 6)]
// out: (true, false)
// out: [("a", 2); ("c", 3); ("d", 6)]
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: (["a"; "c"; "d"], [2; 3; 6])
// out: (true, true, false)
// out: (true, 3)
// out: KeyNotFoundException: The given key 'nothing' was not present in the dictionary.
// out: (2, 3)
// out: (1, 0)
// out: (0, false)
open System
open System.Collections.Generic

let t f =
    try printfn "%A" (f ())
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message

let d = OrderedDictionary<string, int>()
d.Add("b", 1)
d.Add("a", 2)
d.["c"] <- 3
d.["b"] <- 10
let pairs () = [ for KeyValue(k, v) in d -> k, v ]
t pairs
t (fun () -> d.Add("a", 5))
t (fun () -> d.TryAdd("a", 5), d.TryAdd("d", 6))
t (fun () -> d.Insert(1, "x", 0); pairs ())
t (fun () -> d.Insert(9, "y", 0))
t (fun () -> d.Insert(0, "x", 0))
t (fun () -> d.IndexOf "c", d.IndexOf "z", d.Count)
t (fun () -> d.GetAt(1).Key, d.GetAt(4).Value)
t (fun () -> d.GetAt 5 |> ignore)
t (fun () -> d.SetAt(0, 11); pairs ())
t (fun () -> d.Remove "x", d.Remove "x")
t (fun () -> d.RemoveAt 0; pairs ())
t (fun () -> d.RemoveAt 7)
t (fun () -> List.ofSeq d.Keys, List.ofSeq d.Values)
t (fun () -> d.ContainsKey "c", d.ContainsValue 3, d.ContainsValue 99)
t (fun () ->
    let mutable value = 0
    let found = d.TryGetValue("c", &value)
    found, value)
t (fun () -> d.["nothing"])
t (fun () -> d.IndexOf "d", Seq.length d)
let folded = OrderedDictionary<string, int>(StringComparer.OrdinalIgnoreCase)
folded.Add("Ab", 1)
t (fun () -> folded.["aB"], folded.IndexOf "AB")
d.Clear()
t (fun () -> d.Count, d.ContainsKey "c")

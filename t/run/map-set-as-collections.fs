// out: 2 a true false
// out: NotSupportedException: Map values cannot be mutated.
// out: NotSupportedException: Map values cannot be mutated.
// out: NotSupportedException: Map values cannot be mutated.
// out: NotSupportedException: Map values cannot be mutated.
// out: NotSupportedException: Map values cannot be mutated.
// out: NotSupportedException: Map values cannot be mutated.
// out: true
// out: false
// out: false
// out: [1; 2] ["a"; "b"]
// out: [0; 1; 2]
// out: (true, "b")
// out: KeyNotFoundException: The given key was not present in the dictionary.
// out: 2 true true
// out: NotSupportedException: ReadOnlyCollection
// out: NotSupportedException: ReadOnlyCollection
// out: NotSupportedException: ReadOnlyCollection
// out: [|0; 1; 2|]
// out: 1 2 1 2 
// out: 2 1
// out: 2 1
// out: 1
// out: 1
// out: 2 1 3
// out: 3
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 1
// out: 0
// out: 0
// out: 0
// out: 0
// Map as IDictionary, Set as ICollection; the interfaces of collections as constraints
open System.Collections
open System.Collections.Generic
let t f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let d = Map.ofList [ (1, "a"); (2, "b") ] :> IDictionary<int, string>
t (fun () -> printfn "%d %s %b %b" d.Count d.[1] d.IsReadOnly (d.ContainsKey 3))
t (fun () -> d.[1] <- "z")
t (fun () -> d.Add(3, "c"))
t (fun () -> d.Add(KeyValuePair(3, "c")))
t (fun () -> d.Clear())
t (fun () -> printfn "%b" (d.Remove 1))
t (fun () -> printfn "%b" (d.Remove(KeyValuePair(1, "a"))))
t (fun () -> printfn "%b" (d.Contains(KeyValuePair(1, "a"))))
t (fun () -> printfn "%b" (d.Contains(KeyValuePair(1, "b"))))
t (fun () -> printfn "%b" (d.Contains(KeyValuePair(9, "b"))))
t (fun () -> printfn "%A %A" (Seq.toList d.Keys) (Seq.toList d.Values))
t (fun () -> let a = Array.zeroCreate 3 in d.CopyTo(a, 1); printfn "%A" [ for kv in a -> kv.Key ])
t (fun () -> printfn "%A" (d.TryGetValue 2))
t (fun () -> printfn "%s" d.[7])
let s = set [ 1; 2 ] :> ICollection<int>
t (fun () -> printfn "%d %b %b" s.Count s.IsReadOnly (s.Contains 1))
t (fun () -> s.Add 3)
t (fun () -> s.Clear())
t (fun () -> printfn "%b" (s.Remove 1))
t (fun () -> let a = Array.zeroCreate 3 in s.CopyTo(a, 1); printfn "%A" a)
for x in s do printf "%d " x
for x in d do printf "%d " x.Key
printfn ""
let ro (x: #IReadOnlyList<'a>) = x.Count
let rc (x: #IReadOnlyCollection<'a>) = x.Count
let il (x: #IList<'a>) = x.Count
let ic (x: #ICollection<'a>) = x.Count
let ie (x: #IEnumerable) = let mutable n = 0 in (for _ in x do n <- n + 1); n
let dd (x: #IDictionary<'k,'v>) = x.Count
let rd (x: #IReadOnlyDictionary<'k,'v>) = x.Count
printfn "%d %d" (ro [1;2]) (ro [|1|])
printfn "%d %d" (rc [1;2]) (rc [|1|])
printfn "%d" (il [|1|])
printfn "%d" (ic [|1|])
printfn "%d %d %d" (ie [1;2]) (ie [|1|]) (ie "abc")
printfn "%d" (ro (List<int> [1;2;3]))
printfn "%d" (rc (Map.ofList [(1,2)]))
printfn "%d" (ic (Map.ofList [(1,2)]))
printfn "%d" (dd (Map.ofList [(1,2)]))
printfn "%d" (rd (Map.ofList [(1,2)]))
printfn "%d" (rc (set [1]))
printfn "%d" (ic (set [1]))
printfn "%d" (rc (HashSet [1]))
printfn "%d" (dd (Dictionary<int,int>()))
printfn "%d" (rd (Dictionary<int,int>()))
printfn "%d" (ie (Dictionary<int,int>()))
printfn "%d" (rc (Queue<int>()))

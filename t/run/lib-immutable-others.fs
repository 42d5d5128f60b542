// out: 0 true
// out: [-2, b] [1, a] [3, c] [100, z] 4 false
// out: get: "c"
// out: get none raises KeyNotFoundException: The given key '4' was not present in the dictionary.
// out: true false
// out: true false
// out: true false
// out: (true, "a") (false, null)
// out: a none
// out: true
// out: add same: "[-2, b] [1, a] [3, c] [100, z]"
// out: add other raises ArgumentException: An element with the same key but a different value already exists. Key: '1'
// out: [-2, b] [1, x] [3, c] [100, z]
// out: [-2, b] [1, a] [2, x] [3, c] [100, z]
// out: [-2, b] [1, p] [3, c] [5, q] [100, z]
// out: [-2, b] [1, a] [3, c] [5, q] [8, p] [100, z]
// out: addRange raises ArgumentException: An element with the same key but a different value already exists. Key: '1'
// out: [-2, b] [3, c] [100, z]
// out: [-2, b] [1, a] [3, c] [100, z]
// out: [-2, b] [100, z]
// out: |
// out: [-2; 1; 3; 100] ["b"; "a"; "c"; "z"]
// out: 1 false
// out: (true, "One")
// out: null key raises ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: builder add raises ArgumentException: An element with the same key but a different value already exists. Key: '8'
// out: true false 5
// out: [-2, b] [3, c] [7, g] [8, h] [100, z]
// out: [-2, b] [3, c] [7, g] [8, h] [100, z] | [-2, b] [1, a] [3, c] [100, z]
// out: changed raises InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: (true, 2) 9
// out: 0
// out: [4, d] [5, e]
// out: [4, 16] [5, 25] [6, 36]
// out: 106
// out: 1000 500 false
// out: 500 false
// out: -7 1 3 5 4 true false
// out: -7 1 2 3 5
// out: true
// out: -7 3 5
// out: -7 1 3 5 10 11
// out: -7 3 5
// out: 1 5
// out: -7 3 10
// out: true true true
// out: false true false
// out: (true, 5)
// out: 0 true
// out: 2 true
// out: 1 3
// out: false true true 4
// out: -7 1 5 20 31
// out: 1 20 31 | -7 1 3 5
// out: seq [-7; 1; 3; 5]
// out: [1, a] [2, b] [3, c] 3
// out: sorted get raises KeyNotFoundException: The given key '4' was not present in the dictionary.
// out: sorted add raises ArgumentException: An element with the same key but a different value already exists. Key: '1'
// out: [1, x] [2, b] [3, c] [1, a] [3, c]
// out: [1; 2; 3] ["a"; "b"; "c"] (false, null)
// out: [3, c] [2, b] [1, a]
// out: true [2, b] [3, c] [9, i]
// out: [4, 4] [5, 5] [6, 6]
// out: 1 3 5 3 1 5
// out: 3 1 -3 -4
// out: sorted item raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 1 2 3 5 1 5
// out: 0 1 3 5 9
// out: 3 5 1
// out: 3 5 7
// out: true false
// out: 5 3 1
// out: 1 1
// out: false true 0 0 1 3 5
// out: 3 2 1 false
// out: 9 3 2 1
// out: pop raises InvalidOperationException: This operation does not apply to an empty instance.
// out: peek raises InvalidOperationException: This operation does not apply to an empty instance.
// out: 3 2 1 true
// out: 1 2 3 false
// out: dequeue raises InvalidOperationException: This operation does not apply to an empty instance.
// out: queue peek raises InvalidOperationException: This operation does not apply to an empty instance.
// out: 1 2 5
// out: 3 4 5 6
// out: 4 5
open System
open System.Collections.Generic
open System.Collections.Immutable
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
let pair k v = KeyValuePair(k, v)
// a dictionary
let e = ImmutableDictionary<int, string>.Empty
printfn "%d %b" e.Count e.IsEmpty
let show (d: seq<KeyValuePair<int, string>>) = String.Join(" ", d)
let d = e.Add(3, "c").Add(1, "a").Add(-2, "b").Add(100, "z")
printfn "%s %d %b" (show d) d.Count d.IsEmpty
attempt "get" (fun () -> d.[3])
attempt "get none" (fun () -> d.[4])
printfn "%b %b" (d.ContainsKey 1) (d.ContainsKey 2)
printfn "%b %b" (d.ContainsValue "a") (d.ContainsValue "q")
printfn "%b %b" (d.Contains(pair 1 "a")) (d.Contains(pair 1 "b"))
printfn "%A %A" (d.TryGetValue 1) (d.TryGetValue 2)
printfn "%s %s" (d.GetValueOrDefault 1) (d.GetValueOrDefault(7, "none"))
printfn "%b" (isNull (d.GetValueOrDefault 7))
attempt "add same" (fun () -> show (d.Add(1, "a")))
attempt "add other" (fun () -> show (d.Add(1, "x")))
printfn "%s" (show (d.SetItem(1, "x")))
printfn "%s" (show (d.SetItem(2, "x")))
printfn "%s" (show (d.SetItems [ pair 1 "p"; pair 5 "q" ]))
printfn "%s" (show (d.AddRange [ pair 8 "p"; pair 5 "q" ]))
attempt "addRange" (fun () -> show (d.AddRange [ pair 8 "p"; pair 1 "q" ]))
printfn "%s" (show (d.Remove 1))
printfn "%s" (show (d.Remove 77))
printfn "%s" (show (d.RemoveRange [ 1; 3; 9 ]))
printfn "%s|" (show (d.Clear()))
printfn "%A %A" (List.ofSeq d.Keys) (List.ofSeq d.Values)
let ignoring = ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase).Add("One", 1)
printfn "%d %b" ignoring.["ONE"] (ignoring.ContainsKey "two")
printfn "%A" (ignoring.TryGetKey "one")
attempt "null key" (fun () -> ignoring.ContainsKey null)
let b = d.ToBuilder()
b.[7] <- "g"
b.Add(8, "h")
attempt "builder add" (fun () -> b.Add(8, "i"))
printfn "%b %b %d" (b.Remove 1) (b.Remove 1) b.Count
printfn "%s" (show b)
printfn "%s | %s" (show (b.ToImmutable())) (show d)
attempt "changed" (fun () -> for x in b do b.[x.Key + 1000] <- "")
let c = ImmutableDictionary.CreateBuilder<string, int>()
c.["x"] <- 1
c.["x"] <- c.["x"] + 1
printfn "%A %A" (c.TryGetValue "x") (c.GetValueOrDefault("y", 9))
c.Clear()
printfn "%d" c.Count
printfn "%s" (show (ImmutableDictionary.CreateRange [ pair 5 "e"; pair 4 "d" ]))
printfn "%s" (show ([ 5; 4; 6 ].ToImmutableDictionary((fun x -> x), (fun x -> string (x * x)))))
let mutable t = 0
for KeyValue(k, v) in d do t <- t + k + v.Length
printfn "%d" t
let mutable m = ImmutableDictionary<int64, int>.Empty
for i in 0L .. 999L do m <- m.SetItem(i * 4294967297L, int i)
printfn "%d %d %b" m.Count m.[4294967297L * 500L] (m.ContainsKey 1L)
for i in 0L .. 2L .. 999L do m <- m.Remove(i * 4294967297L)
printfn "%d %b" m.Count (m.ContainsKey(4294967297L * 500L))
// a set
let s = ImmutableHashSet.Create(5, 1, 3, 1, -7)
let showS (x: seq<int>) = String.Join(" ", x)
printfn "%s %d %b %b" (showS s) s.Count (s.Contains 5) (s.Contains 2)
printfn "%s" (showS (s.Add 2))
printfn "%b" (obj.ReferenceEquals(s, s.Add 1))
printfn "%s" (showS (s.Remove 1))
printfn "%s" (showS (s.Union [ 1; 10; 11 ]))
printfn "%s" (showS (s.Except [ 1; 10; 11 ]))
printfn "%s" (showS (s.Intersect [ 1; 10; 5; 1 ]))
printfn "%s" (showS (s.SymmetricExcept [ 1; 10; 5; 1 ]))
printfn "%b %b %b" (s.IsSubsetOf [ 5; 1; 3; -7; 8 ]) (s.IsSupersetOf [ 5; 1 ]) (s.SetEquals [ 5; 1; 3; -7; 5 ])
printfn "%b %b %b" (s.IsProperSubsetOf [ 5; 1; 3; -7 ]) (s.IsProperSupersetOf [ 5; 1 ]) (s.Overlaps [ 9 ])
printfn "%A" (s.TryGetValue 5)
printfn "%d %b" (s.Clear()).Count ImmutableHashSet<int>.Empty.IsEmpty
let words = ImmutableHashSet.CreateRange(StringComparer.OrdinalIgnoreCase, [ "a"; "A"; "b" ])
printfn "%d %b" words.Count (words.Contains "B")
printfn "%s" (showS ([ 3; 3; 1 ].ToImmutableHashSet()))
let sb = s.ToBuilder()
printfn "%b %b %b %d" (sb.Add 1) (sb.Add 20) (sb.Remove 3) sb.Count
sb.UnionWith [ 30; 31 ]
sb.ExceptWith [ 30 ]
printfn "%s" (showS (sb.ToImmutable()))
sb.IntersectWith [ 1; 20; 31 ]
printfn "%s | %s" (showS (sb.ToImmutable())) (showS s)
printfn "%A" s
// a sorted dictionary
let sd = ImmutableSortedDictionary<int, string>.Empty.Add(3, "c").Add(1, "a").Add(2, "b")
printfn "%s %d" (show sd) sd.Count
attempt "sorted get" (fun () -> sd.[4])
attempt "sorted add" (fun () -> show (sd.Add(1, "x")))
printfn "%s %s" (show (sd.SetItem(1, "x"))) (show (sd.Remove 2))
printfn "%A %A %A" (List.ofSeq sd.Keys) (List.ofSeq sd.Values) (sd.TryGetValue 9)
let down = ImmutableSortedDictionary.Create<int, string>(Comparer<int>.Create(fun a b -> compare b a)).AddRange sd
printfn "%s" (show down)
let sdb = sd.ToBuilder()
sdb.[9] <- "i"
printfn "%b %s" (sdb.Remove 1) (show (sdb.ToImmutable()))
printfn "%s" (show ([ 5; 4; 6 ].ToImmutableSortedDictionary((fun x -> x), (fun x -> string x))))
// a sorted set
let ss = ImmutableSortedSet.Create(5, 1, 3, 1)
printfn "%s %d %d %d" (showS ss) ss.Count ss.Min ss.Max
printfn "%d %d %d %d" ss.[1] (ss.IndexOf 3) (ss.IndexOf 4) (ss.IndexOf 9)
attempt "sorted item" (fun () -> ss.[3])
printfn "%s %s" (showS (ss.Add 2)) (showS (ss.Remove 3))
printfn "%s" (showS (ss.Union [ 9; 0 ]))
printfn "%s %s" (showS (ss.Except [ 1 ])) (showS (ss.Intersect [ 1; 7 ]))
printfn "%s" (showS (ss.SymmetricExcept [ 1; 7 ]))
printfn "%b %b" (ss.SetEquals [ 1; 3; 5 ]) (ss.IsProperSupersetOf [ 1; 3; 5 ])
printfn "%s" (showS (ss.Reverse()))
printfn "%s" (showS ([ "b"; "a" ].ToImmutableSortedSet() |> Seq.map String.length))
let ssb = ss.ToBuilder()
printfn "%b %b %d %s" (ssb.Add 1) (ssb.Add 0) ssb.Min (showS (ssb.ToImmutable()))
// stacks and queues
let st = ImmutableStack.Create(1, 2, 3)
printfn "%d %s %b" (st.Peek()) (showS (st.Pop())) st.IsEmpty
printfn "%s" (showS (st.Push 9))
attempt "pop" (fun () -> showS (ImmutableStack<int>.Empty.Pop()))
attempt "peek" (fun () -> ImmutableStack<int>.Empty.Peek())
let mutable top = 0
let rest = st.Pop(&top)
printfn "%d %s %b" top (showS rest) (st.Clear().IsEmpty)
let q = ImmutableQueue.Create(1, 2)
printfn "%d %s %b" (q.Peek()) (showS (q.Dequeue().Enqueue 3)) q.IsEmpty
attempt "dequeue" (fun () -> showS (q.Dequeue().Dequeue().Dequeue()))
attempt "queue peek" (fun () -> ImmutableQueue<int>.Empty.Peek())
let mutable first = 0
let later = (q.Enqueue 5).Dequeue(&first)
printfn "%d %s" first (showS later)
let mutable qq = ImmutableQueue<int>.Empty
for i in 1..5 do qq <- qq.Enqueue i
for i in 1..2 do qq <- qq.Dequeue()
qq <- qq.Enqueue 6
printfn "%s" (showS qq)
printfn "%s" (showS (ImmutableQueue.CreateRange [ 4; 5 ]))

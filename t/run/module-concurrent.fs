// out: TryAdd = (true, false, true)
// out: get = (1, 2, false, true)
// out: get none !! KeyNotFoundException: The given key 'q' was not present in the dictionary.
// out: get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: TryGetValue = ((true, 1), (false, 0))
// out: GetOrAdd = (1, 9, 11)
// out: AddOrUpdate = (101, 5, 7)
// out: TryUpdate = (true, false, false)
// out: TryRemove = ((true, 1), (false, 0))
// out: TryRemove pair = (false, true)
// out: set = 2
// out: all = [("c", 9); ("d", 11); ("e", 5); ("f", 7); ("x", 2)]
// out: keys = (["c"; "d"; "e"; "f"; "x"], [2; 5; 7; 9; 11], 5)
// out: change while reading = 39
// out: pairs = 2
// out: Clear = 0
// out: memo = (23416728348467685L, 81)
// out: queue = (3, (true, 1), (true, 1), [2; 3], [|2; 3|], false)
// out: queue emptied = ([2; 3], (false, 0), (false, 0))
// out: stack = (5, (true, 5), (true, 5), [4; 3; 2; 1], (3, [|4; 3; 2|]), 1)
// out: stack emptied = ((true, 1), (false, 0), true)
// out: bag = (4, (true, 4), (true, 4), [3; 2; 1], false)
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: choice = (false, true, false)
// out: Deconstruct = "a2"
// out: Tuple.Create = ((1, "a"), 2.5)
// out: ValueTuple.Create = struct (1, "a")
open System
open System.Collections.Generic
open System.Collections.Concurrent
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (e.GetType().Name) (e.Message.Replace("\n", "|").Replace("\r", ""))
let d = ConcurrentDictionary<string, int>()
t "TryAdd" (fun () -> d.TryAdd("a", 1), d.TryAdd("a", 2), d.TryAdd("b", 3))
t "get" (fun () -> d.["a"], d.Count, d.IsEmpty, d.ContainsKey "b")
t "get none" (fun () -> d.["q"])
t "get null" (fun () -> d.[null])
t "TryGetValue" (fun () -> d.TryGetValue "a", d.TryGetValue "q")
t "GetOrAdd" (fun () -> d.GetOrAdd("a", 9), d.GetOrAdd("c", 9), d.GetOrAdd("d", (fun (k: string) -> k.Length + 10)))
t "AddOrUpdate" (fun () -> d.AddOrUpdate("a", 5, (fun k v -> v + 100)), d.AddOrUpdate("e", 5, (fun k v -> v + 100)), d.AddOrUpdate("f", (fun (k: string) -> 7), (fun k v -> v * 2)))
t "TryUpdate" (fun () -> d.TryUpdate("a", 1, 101), d.TryUpdate("a", 2, 101), d.TryUpdate("zz", 1, 1))
t "TryRemove" (fun () -> d.TryRemove "a", d.TryRemove "a")
t "TryRemove pair" (fun () -> d.TryRemove(KeyValuePair("b", 0)), d.TryRemove(KeyValuePair("b", 3)))
t "set" (fun () -> d.["x"] <- 1; d.["x"] <- 2; d.["x"])
t "all" (fun () -> d |> Seq.map (fun (KeyValue(k, v)) -> k, v) |> Seq.sort |> Seq.toList)
t "keys" (fun () -> Seq.toList d.Keys |> List.sort, Seq.toList d.Values |> List.sort, d.ToArray().Length)
t "change while reading" (fun () -> (for KeyValue(k, v) in d do d.[k] <- v + 1); Seq.sum d.Values)
t "pairs" (fun () -> ConcurrentDictionary<int, int>([ KeyValuePair(1, 2); KeyValuePair(2, 3) ]).Count)
t "Clear" (fun () -> d.Clear(); d.Count)
let memo = ConcurrentDictionary<int, int64>()
let rec fib n = memo.GetOrAdd(n, (fun n -> if n < 2 then int64 n else fib (n - 1) + fib (n - 2)))
t "memo" (fun () -> fib 80, memo.Count)
let q = ConcurrentQueue<int>([ 1; 2 ])
q.Enqueue 3
t "queue" (fun () -> q.Count, q.TryPeek(), q.TryDequeue(), Seq.toList q, q.ToArray(), q.IsEmpty)
t "queue emptied" (fun () -> [ while not q.IsEmpty do yield snd (q.TryDequeue()) ], q.TryDequeue(), q.TryPeek())
let s = ConcurrentStack<int>([ 1; 2 ])
s.Push 3
s.PushRange [| 4; 5 |]
t "stack" (fun () -> s.Count, s.TryPeek(), s.TryPop(), Seq.toList s, (let a = Array.zeroCreate 3 in s.TryPopRange a, a), s.Count)
t "stack emptied" (fun () -> s.TryPop(), s.TryPop(), s.IsEmpty)
let b = ConcurrentBag<int>()
for i in 1..4 do b.Add i
t "bag" (fun () -> b.Count, b.TryPeek(), b.TryTake(), Seq.toList b, b.IsEmpty)
t "null" (fun () -> ConcurrentQueue<int>(null).Count)
t "choice" (fun () ->
  let c: Choice<int, string, bool> = Choice2Of3 "x"
  c.IsChoice1Of3, c.IsChoice2Of3, (Choice1Of2 1: Choice<int, int>).IsChoice2Of2)
t "Deconstruct" (fun () -> let k, v = KeyValuePair("a", 2).Deconstruct() in k + string v)
t "Tuple.Create" (fun () -> Tuple.Create(1, "a"), (Tuple.Create(1, 2.5, 'c')).Item2)
t "ValueTuple.Create" (fun () -> ValueTuple.Create(1, "a"))

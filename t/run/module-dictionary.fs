// out: e Add = ()
// out:    ([("z", 1)], 1)
// out: o Add = ()
// out:    ([("b", 98); ("z", 1)], 2)
// out: m Add = ()
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99); ("z", 1)], 5)
// out: e Add same = ()
// out:    ([("b", 1)], 1)
// out: o Add same !! ArgumentException: An item with the same key has already been added. Key: b
// out:    ([("b", 98)], 1)
// out: m Add same !! ArgumentException: An item with the same key has already been added. Key: b
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e set = ()
// out:    ([("b", 5); ("n", 6)], 2)
// out: o set = ()
// out:    ([("b", 5); ("n", 6)], 2)
// out: m set = ()
// out:    ([("d", 100); ("b", 5); ("a", 97); ("c", 99); ("n", 6)], 5)
// out: e set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e get !! KeyNotFoundException: The given key 'b' was not present in the dictionary.
// out:    ([], 0)
// out: o get = 98
// out:    ([("b", 98)], 1)
// out: m get = 98
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Clear = ()
// out:    ([], 0)
// out: o Clear = ()
// out:    ([], 0)
// out: m Clear = ()
// out:    ([], 0)
// out: e ContainsKey = (false, false, false)
// out:    ([], 0)
// out: o ContainsKey = (true, false, true)
// out:    ([("b", 98)], 1)
// out: m ContainsKey = (true, false, true)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Remove = (false, false)
// out:    ([], 0)
// out: o Remove = (true, false)
// out:    ([], 0)
// out: m Remove = (true, false)
// out:    ([("d", 100); ("a", 97); ("c", 99)], 3)
// out: e Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Remove out = "False0"
// out:    ([], 0)
// out: o Remove out = "True98"
// out:    ([], 0)
// out: m Remove out = "True98"
// out:    ([("d", 100); ("a", 97); ("c", 99)], 3)
// out: e TryAdd = (true, true)
// out:    ([("b", 7); ("q", 7)], 2)
// out: o TryAdd = (false, true)
// out:    ([("b", 98); ("q", 7)], 2)
// out: m TryAdd = (false, true)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99); ("q", 7)], 5)
// out: e TryAdd null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o TryAdd null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m TryAdd null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e TryGetValue = ((false, 0), (false, 0))
// out:    ([], 0)
// out: o TryGetValue = ((true, 98), (false, 0))
// out:    ([("b", 98)], 1)
// out: m TryGetValue = ((true, 98), (false, 0))
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e TryGetValue null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([], 0)
// out: o TryGetValue null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("b", 98)], 1)
// out: m TryGetValue null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e GetValueOrDefault = (0, -1)
// out:    ([], 0)
// out: o GetValueOrDefault = (98, -1)
// out:    ([("b", 98)], 1)
// out: m GetValueOrDefault = (98, -1)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Keys = ([], 0, [], 0)
// out:    ([], 0)
// out: o Keys = (["b"], 1, [98], 1)
// out:    ([("b", 98)], 1)
// out: m Keys = (["d"; "b"; "a"; "c"], 4, [100; 98; 97; 99], 4)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([], 0)
// out: o EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([("b", 98)], 1)
// out: m EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e remove, then add = ()
// out:    ([("x", 1); ("y", 2); ("w", 3)], 3)
// out: o remove, then add = ()
// out:    ([("x", 1); ("y", 2); ("w", 3)], 3)
// out: m remove, then add = ()
// out:    ([("x", 1); ("y", 2); ("a", 97); ("c", 99); ("w", 3)], 5)
// out: e add while reading = ()
// out:    ([], 0)
// out: <b>o add while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([("b", 98); ("b!", 1)], 2)
// out: <d>m add while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99); ("d!", 1)], 5)
// out: e set while reading = ()
// out:    ([], 0)
// out: <b>o set while reading = ()
// out:    ([("b", 1)], 1)
// out: <d><b><a><c>m set while reading = ()
// out:    ([("d", 1); ("b", 1); ("a", 1); ("c", 1)], 4)
// out: e remove while reading = ()
// out:    ([], 0)
// out: <b>o remove while reading = ()
// out:    ([], 0)
// out: <d><b><a><c>m remove while reading = ()
// out:    ([], 0)
// out: e clear while reading = ()
// out:    ([], 0)
// out: <b>o clear while reading = ()
// out:    ([], 0)
// out: <d>m clear while reading = ()
// out:    ([], 0)
// out: e values while adding = ()
// out:    ([], 0)
// out: <98>o values while adding !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([("b", 98); ("!", 98)], 2)
// out: <100>m values while adding !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99); ("!", 100)], 5)
// out: e copy = ([], 0)
// out:    ([], 0)
// out: o copy = ([("b", 98)], 1)
// out:    ([("b", 98)], 1)
// out: m copy = ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e of pairs = ([], 0)
// out:    ([], 0)
// out: o of pairs = ([("b", 99)], 1)
// out:    ([("b", 98)], 1)
// out: m of pairs = ([("d", 101); ("b", 99); ("a", 98); ("c", 100)], 4)
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e Seq = []
// out:    ([], 0)
// out: o Seq = [("b", 98)]
// out:    ([("b", 98)], 1)
// out: m Seq = [("d", 100); ("b", 98); ("a", 97); ("c", 99)]
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e CopyTo = [|""; ""; ""; ""; ""|]
// out:    ([], 0)
// out: o CopyTo = [|""; "b"; ""; ""; ""|]
// out:    ([("b", 98)], 1)
// out: m CopyTo = [|""; "d"; "b"; "a"; "c"|]
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e CopyTo short = [|""; ""|]
// out:    ([], 0)
// out: o CopyTo short = [|"b"; ""|]
// out:    ([("b", 98)], 1)
// out: m CopyTo short !! ArgumentException: Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e CopyTo -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    ([], 0)
// out: o CopyTo -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    ([("b", 98)], 1)
// out: m CopyTo -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e enumerator = false
// out:    ([], 0)
// out: o enumerator = true
// out:    ([("b", 98)], 1)
// out: m enumerator = true
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99)], 4)
// out: e add many = ()
// out:    ([("1", 1); ("2", 2); ("3", 3); ("4", 4); ("5", 5); ("6", 6); ("7", 7); ("8", 8);
// out:   ("9", 9); ("10", 10); ("11", 11); ("12", 12); ("13", 13); ("14", 14);
// out:   ("15", 15); ("16", 16); ("17", 17); ("18", 18); ("19", 19); ("20", 20)], 20)
// out: o add many = ()
// out:    ([("b", 98); ("1", 1); ("2", 2); ("3", 3); ("4", 4); ("5", 5); ("6", 6);
// out:   ("7", 7); ("8", 8); ("9", 9); ("10", 10); ("11", 11); ("12", 12); ("13", 13);
// out:   ("14", 14); ("15", 15); ("16", 16); ("17", 17); ("18", 18); ("19", 19);
// out:   ("20", 20)], 21)
// out: m add many = ()
// out:    ([("d", 100); ("b", 98); ("a", 97); ("c", 99); ("1", 1); ("2", 2); ("3", 3);
// out:   ("4", 4); ("5", 5); ("6", 6); ("7", 7); ("8", 8); ("9", 9); ("10", 10);
// out:   ("11", 11); ("12", 12); ("13", 13); ("14", 14); ("15", 15); ("16", 16);
// out:   ("17", 17); ("18", 18); ("19", 19); ("20", 20)], 24)
// out: capacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'dictionary')
// out: same key twice !! ArgumentException: An item with the same key has already been added. Key: 1
// out: int get !! KeyNotFoundException: The given key '5' was not present in the dictionary.
// out: tuple get !! KeyNotFoundException: The given key '(1, 2)' was not present in the dictionary.
// out: ignoring case = (([("Abc", 2)], 1), true)
// out: comparer raises, one = 1
// out: comparer raises, two !! Exception: equals
// out: comparer raises, hash !! Exception: hash
// out: all in one bucket = [(1, 41); (2, 42); (4, 44); (5, 45); (7, 47); (8, 48); (10, 50); (11, 31);
// out:  (13, 33); (14, 34); (100, 1); (16, 36); (17, 37); (18, 38); (19, 39); (0, 40)]
// out: nan = 2
// out: dict = ([("b", 3); ("a", 2)], 2, 3)
// out: dict get !! KeyNotFoundException: The given key '3' was not present in the dictionary.
// out: dict set !! NotSupportedException: This value cannot be mutated
// out: dict Add !! NotSupportedException: This value cannot be mutated
// out: dict Remove !! NotSupportedException: This value cannot be mutated
// out: dict Clear !! NotSupportedException: This value cannot be mutated
// out: dict IsReadOnly = true
// out: readOnlyDict = ([("b", 1); ("a", 2)], 2, true, 1, ["b"; "a"])
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let show (d: Dictionary<string, int>) = [ for KeyValue(k, v) in d -> k, v ], d.Count
let on (what: string) (f: Dictionary<string, int> -> 'a) =
  for w, items in [ "e", []; "o", [ "b" ]; "m", [ "d"; "b"; "a"; "c" ] ] do
    let d = Dictionary<string, int>()
    for x in items do d.[x] <- int x.[0]
    t (w + " " + what) (fun () -> f d)
    printfn "   %A" (show d)
on "Add" (fun d -> d.Add("z", 1))
on "Add same" (fun d -> d.Add("b", 1))
on "Add null" (fun d -> d.Add(null, 1))
on "set" (fun d -> d.["b"] <- 5; d.["n"] <- 6)
on "set null" (fun d -> d.[null] <- 5)
on "get" (fun d -> d.["b"])
on "get null" (fun d -> d.[null])
on "Clear" (fun d -> d.Clear())
on "ContainsKey" (fun d -> d.ContainsKey "b", d.ContainsKey "q", d.ContainsValue 98)
on "ContainsKey null" (fun d -> d.ContainsKey null)
on "Remove" (fun d -> d.Remove "b", d.Remove "q")
on "Remove null" (fun d -> d.Remove null)
on "Remove out" (fun d -> let ok, v = d.Remove "b" in string ok + string (v: int))
on "TryAdd" (fun d -> d.TryAdd("b", 7), d.TryAdd("q", 7))
on "TryAdd null" (fun d -> d.TryAdd(null, 7))
on "TryGetValue" (fun d -> d.TryGetValue "b", d.TryGetValue "q")
on "TryGetValue null" (fun d -> d.TryGetValue null)
on "GetValueOrDefault" (fun d -> d.GetValueOrDefault "b", d.GetValueOrDefault("q", -1))
on "Keys" (fun d -> Seq.toList d.Keys, d.Keys.Count, Seq.toList d.Values, d.Values.Count)
on "EnsureCapacity -1" (fun d -> d.EnsureCapacity -1)
on "remove, then add" (fun d -> d.Remove "b" |> ignore; d.Remove "d" |> ignore; d.Add("x", 1); d.Add("y", 2); d.Add("w", 3))
on "add while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.[k + "!"] <- 1))
on "set while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.[k] <- 1))
on "remove while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.Remove k |> ignore))
on "clear while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.Clear()))

on "values while adding" (fun d -> for v in d.Values do (log v; d.["!"] <- v))
on "copy" (fun d -> show (Dictionary<string, int>(d)))
on "of pairs" (fun d -> show (Dictionary<string, int>(seq { for KeyValue(k, v) in d -> KeyValuePair(k, v + 1) })))
on "Seq" (fun d -> d |> Seq.map (fun kv -> kv.Key, kv.Value) |> Seq.toList)
on "CopyTo" (fun d -> let a = Array.create 5 "" in (d.Keys.CopyTo(a, 1); a))
on "CopyTo short" (fun d -> let a = Array.create 2 "" in (d.Keys.CopyTo(a, 0); a))
on "CopyTo -1" (fun d -> let a = Array.create 5 "" in (d.Keys.CopyTo(a, -1); a))
on "enumerator" (fun d ->
  let mutable e = d.GetEnumerator()
  e.MoveNext())
on "add many" (fun d -> for i in 1..20 do d.Add(string i, i))
t "capacity -1" (fun () -> Dictionary<int, int>(-1).Count)
t "null" (fun () -> Dictionary<int, int>(null: IDictionary<int, int>).Count)
t "same key twice" (fun () -> Dictionary<int, int>([ KeyValuePair(1, 2); KeyValuePair(1, 3) ]).Count)
t "int get" (fun () -> Dictionary<int, string>().[5])
t "tuple get" (fun () -> Dictionary<int * int, string>().[1, 2])
t "ignoring case" (fun () ->
  let d = Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)
  d.["Abc"] <- 1
  d.["aBC"] <- 2
  show d, d.ContainsKey "ABC")
let bad = { new IEqualityComparer<int> with
              member _.Equals(a, b) = failwith "equals"
              member _.GetHashCode x = if x > 5 then failwith "hash" else 0 }
t "comparer raises, one" (fun () -> let d = Dictionary<int, int>(bad) in (d.[1] <- 1; d.Count))
t "comparer raises, two" (fun () -> let d = Dictionary<int, int>(bad) in (d.[1] <- 1; d.[2] <- 1; d.Count))
t "comparer raises, hash" (fun () -> let d = Dictionary<int, int>(bad) in (d.[6] <- 1; d.Count))
t "all in one bucket" (fun () ->
  let d = Dictionary<int, int>({ new IEqualityComparer<int> with
                                   member _.Equals(a, b) = a = b
                                   member _.GetHashCode x = 7 })
  for i in 1..50 do d.[i % 20] <- i
  for i in 1..5 do d.Remove(i * 3) |> ignore
  d.[100] <- 1
  [ for KeyValue(k, v) in d -> k, v ])
t "nan" (fun () -> let d = Dictionary<float, int>() in (d.[nan] <- 1; d.[nan] <- 2; d.[0.0] <- 3; d.[-0.0] <- 4; d.Count))
t "dict" (fun () -> let d = dict [ "b", 1; "a", 2; "b", 3 ] in [ for KeyValue(k, v) in d -> k, v ], d.Count, d.["b"])
t "dict get" (fun () -> (dict [ 1, 2 ]).[3])
t "dict set" (fun () -> (dict [ 1, 2 ]).[1] <- 3)
t "dict Add" (fun () -> (dict [ 1, 2 ]).Add(3, 3))
t "dict Remove" (fun () -> (dict [ 1, 2 ]).Remove 1)
t "dict Clear" (fun () -> (dict [ 1, 2 ]).Clear())
t "dict IsReadOnly" (fun () -> (dict [ 1, 2 ]).IsReadOnly)
t "readOnlyDict" (fun () -> let d = readOnlyDict [ "b", 1; "a", 2 ] in [ for KeyValue(k, v) in d -> k, v ], d.Count, d.ContainsKey "a", d.["b"], Seq.toList d.Keys)

// out: dget !! KeyNotFoundException: The given key 'b' was not present in the dictionary.
// out: dadd !! ArgumentException: An item with the same key has already been added. Key: a
// out: dnull !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: dnulla !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: dnullg !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: dnulls !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: dcap !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: dmod !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: dmod2 -> ()
// out: kvp -> "[1, a]"
// out: copydup !! ArgumentException: An item with the same key has already been added. Key: 1
// out: dict: This value cannot be mutated
// out: set: This value cannot be mutated
// out: remove: This value cannot be mutated
// out: clear: This value cannot be mutated
// out: dictget !! KeyNotFoundException: The given key '5' was not present in the dictionary.
// out: rodict -> 2
// out: 12 37=1 74=2 10=3 47=4 84=5 20=6 57=7 94=8 30=9 67=10 3=11 40=12
// out: true true false
// out: 1001=y 10=3 47=4 1000=x 20=6 57=7 94=8 30=9 67=10 3=11 40=12
// out: 1002=z 1001=y 10=3 47=4 1000=replaced 20=6 57=7 94=8 30=9 67=10 3=11 40=12 1003=w
// out: [1002; 1001; 10; 47; 1000; 20; 57; 94; 30; 67; 3; 40; 1003] ["z"; "y"; "3"; "4"; "replaced"; "6"; "7"; "8"; "9"; "10"; "11"; "12"; "w"]
// out: true true true
// out: true false 14
// out: found one
// out: false true
// out: true w
// out: not there
// out: 1002:z 1001:y 10:3 47:4 1000:replaced 20:6 57:7 94:8 30:9 67:10 3:11 40:12 1003:w 1:one 
// out: 14 14
// out: 0 14 
// out: 5=five
// out: 2 2 3
// out: [(1, 21); (2, 22); (3, 23); (4, 24); (5, 25); (6, 16); (7, 17); (8, 18); (9, 19);
// out:  (10, 20)]
// out: 2 3
// out: true false
// out: true
// out: h1 e1 l3 o2  1 w1 r1 d1 
// out: 1: 1,4,7,10
// out: 2: 2,5,8
// out: 0: 3,6,9
// out: 50000 2500000000 true
// out: 16 false 5
// out: 1-1 2-4 3-9 4-16 5-25
open System
open System.Collections.Generic
let kind (e: exn) =
  match e with
  | :? ArgumentNullException -> "ArgumentNullException"
  | :? ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
  | :? ArgumentException -> "ArgumentException"
  | :? KeyNotFoundException -> "KeyNotFoundException"
  | :? InvalidOperationException -> "InvalidOperationException"
  | :? IndexOutOfRangeException -> "IndexOutOfRangeException"
  | :? OverflowException -> "OverflowException"
  | _ -> "another exception"
let t (name: string) (f: unit -> 'a) = try printfn "%s -> %A" name (f ()) with e -> printfn "%s !! %s: %s" name (kind e) e.Message
let d = Dictionary<string,int>()
d.["a"] <- 1
t "dget" (fun () -> d.["b"])
t "dadd" (fun () -> d.Add("a", 2))
t "dnull" (fun () -> d.ContainsKey null)
t "dnulla" (fun () -> d.Add(null, 1))
t "dnullg" (fun () -> d.[null])
t "dnulls" (fun () -> d.[null] <- 1)
t "dcap" (fun () -> Dictionary<int,int>(-1))
t "dmod" (fun () -> for KeyValue(k, v) in d do d.Add(k + "x", v))
t "dmod2" (fun () -> for KeyValue(k, v) in d do d.Remove k |> ignore)
t "kvp" (fun () -> string (KeyValuePair(1, "a")))
t "copydup" (fun () -> Dictionary<int,int>([KeyValuePair(1,2);KeyValuePair(1,2)]))
let readOnly name f = try f () with :? NotSupportedException as e -> printfn "%s: %s" name e.Message
readOnly "dict" (fun () -> (dict [1,2]).Add(3,4))
readOnly "set" (fun () -> (dict [1,2]).[1] <- 4)
readOnly "remove" (fun () -> (dict [1,2]).Remove 1 |> ignore)
readOnly "clear" (fun () -> (dict [1,2]).Clear())
t "dictget" (fun () -> (dict [1,2]).[5])
t "rodict" (fun () -> (readOnlyDict ["a",2; "b", 3]).Count)
let show (d: Dictionary<int,string>) = d |> Seq.map (fun kv -> sprintf "%d=%s" kv.Key kv.Value) |> String.concat " "
let m = Dictionary<int,string>()
for i in 1..12 do m.Add(i * 37 % 101, string i)
printfn "%d %s" m.Count (show m)
// a removed entry is the first to be used again
printfn "%b %b %b" (m.Remove 37) (m.Remove 74) (m.Remove 37)
m.Remove(37 * 5 % 101) |> ignore
m.[1000] <- "x"; m.[1001] <- "y"
printfn "%s" (show m)
m.[1002] <- "z"; m.[1003] <- "w"; m.[1000] <- "replaced"
printfn "%s" (show m)
printfn "%A %A" (Seq.toList m.Keys) (Seq.toList m.Values)
printfn "%b %b %b" (m.ContainsKey 10) (m.ContainsKey 1003) (m.ContainsValue "w")
printfn "%b %b %d" (m.TryAdd(1, "one")) (m.TryAdd(1, "two")) m.Count
match m.TryGetValue 1 with
| true, v -> printfn "found %s" v
| false, _ -> printfn "none"
let found, value = m.TryGetValue 424242
printfn "%b %b" found (isNull value)
let mutable out = ""
printfn "%b %s" (m.TryGetValue(1003, &out)) out
if m.TryGetValue(7, &out) then printfn "%s" out else printfn "not there"
for KeyValue(k, v) in m do printf "%d:%s " k v
printfn ""
printfn "%d %d" m.Keys.Count m.Values.Count
let copied = Dictionary<int,string>(m)
m.Clear()
printfn "%d %d %s" m.Count copied.Count (show m)
m.[5] <- "five"
printfn "%s" (show m)
// other comparers
let insensitive = Dictionary<string,int>(HashIdentity.FromFunctions (fun (s: string) -> s.Length) (fun a b -> a.ToUpper() = b.ToUpper()))
insensitive.["abc"] <- 1
insensitive.["ABC"] <- 2
insensitive.["xyz"] <- 3
printfn "%d %d %d" insensitive.Count insensitive.["aBc"] insensitive.["XYZ"]
let own = { new IEqualityComparer<int> with
              member _.Equals(a, b) = a % 10 = b % 10
              member _.GetHashCode a = a % 10 }
let tens = Dictionary<int,int>(own)
for i in 1..25 do tens.[i] <- i
printfn "%A" [ for kv in tens -> kv.Key, kv.Value ]
// keys of every kind
let byTuple = Dictionary<int * string, int>()
byTuple.[(1, "a")] <- 1
byTuple.[(1, "b")] <- 2
byTuple.[(1, "a")] <- 3
printfn "%d %d" byTuple.Count byTuple.[(1, "a")]
type Key = { name: string; tags: string list }
let byRecord = Dictionary<Key, float>()
byRecord.[{ name = "n"; tags = [ "x" ] }] <- 1.5
printfn "%b %b" (byRecord.ContainsKey { name = "n"; tags = [ "x" ] }) (byRecord.ContainsKey { name = "n"; tags = [] })
let byFloat = Dictionary<float, int>()
byFloat.[nan] <- 1
printfn "%b" (byFloat.ContainsKey nan)
let byChar = Dictionary<char, int>()
for c in "hello world" do
  byChar.[c] <- (match byChar.TryGetValue c with | true, n -> n + 1 | _ -> 1)
for kv in byChar do printf "%c%d " kv.Key kv.Value
printfn ""
let groups = Dictionary<int, List<int>>()
for i in 1..10 do
  match groups.TryGetValue(i % 3) with
  | true, g -> g.Add i
  | _ -> groups.[i % 3] <- List<int>([ i ])
for kv in groups do printfn "%d: %s" kv.Key (kv.Value |> Seq.map string |> String.concat ",")
let big = Dictionary<int,int>()
for i in 0..99999 do big.[i * 7919] <- i
for i in 0..2..99999 do big.Remove(i * 7919) |> ignore
let mutable sum = 0L
for kv in big do sum <- sum + int64 kv.Value
printfn "%d %d %b" big.Count sum (big.ContainsKey(7919 * 501))
let numbered = dict [ for i in 1..5 -> i, i * i ]
printfn "%d %b %d" numbered.[4] (numbered.ContainsKey 6) numbered.Count
printfn "%s" (numbered |> Seq.map (fun (KeyValue(k, v)) -> sprintf "%d-%d" k v) |> String.concat " ")

// out: sdget !! KeyNotFoundException: The given key 'a' was not present in the dictionary.
// out: sdadd !! ArgumentException: An item with the same key has already been added. Key: [a, 1]
// out: sdmod !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out: ssmin -> (0, 0)
// out: ssmod !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out: ssview !! ArgumentException: Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out: 15 true false three
// out: 1=7 2=14 3=three 4=12 6=10 7=1 8=8 9=15 10=6 11=13 12=4 13=11 14=2 15=9 
// out: [1; 2; 3; 4; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15] ["7"; "14"; "three"; "12"; "10"; "1"; "8"; "15"; "6"; "13"; "4"; "11"; "2"; "9"]
// out: true false true (true, "12") false
// out: [(5, 25); (4, 16); (3, 9); (2, 4); (1, 1)]
// out: 0
// out: true false true false 4 [1 3 4 5]
// out: 1 5 true [5 4 3 1] [3 4]
// out: [1 3 4 5 10 11 12]
// out: [3 4 5 10 12]
// out: [3 4 5 12]
// out: [4 5 12 100]
// out: true true false true true true
// out: 2 [4 5]
// out: [|0; 4; 5; 0|]
// out: 5004 1 5308
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
let sd = SortedDictionary<string,int>()
t "sdget" (fun () -> sd.["a"])
sd.["a"] <- 1
t "sdadd" (fun () -> sd.Add("a", 1))
t "sdmod" (fun () -> for x in sd do sd.Add(x.Key + "a", 1))
let ss = SortedSet<int>()
t "ssmin" (fun () -> ss.Min, ss.Max)
ss.Add 1 |> ignore
t "ssmod" (fun () -> for x in ss do ss.Add(x+1) |> ignore)
t "ssview" (fun () -> ss.GetViewBetween(5, 1))
let d = SortedDictionary<int,string>()
for i in 1..15 do d.[i * 7 % 16] <- string i
d.[3] <- "three"
printfn "%d %b %b %s" d.Count (d.Remove 5) (d.Remove 5) d.[3]
for KeyValue(k, v) in d do printf "%d=%s " k v
printfn ""
printfn "%A %A" (Seq.toList d.Keys) (Seq.toList d.Values)
printfn "%b %b %b %A %A" (d.ContainsKey 4) (d.ContainsKey 5) (d.ContainsValue "three") (d.TryGetValue 4) (d.TryGetValue 55 |> fst)
let down = SortedDictionary<int,int>(ComparisonIdentity.FromFunction(fun a b -> compare b a))
for i in 1..5 do down.Add(i, i * i)
printfn "%A" [ for kv in down -> kv.Key, kv.Value ]
d.Clear()
printfn "%d" d.Count
let show (s: seq<int>) = s |> Seq.map string |> String.concat " "
let s = SortedSet<int>([ 5; 3; 9; 3; 1 ])
printfn "%b %b %b %b %d [%s]" (s.Add 4) (s.Add 4) (s.Remove 9) (s.Remove 9) s.Count (show s)
printfn "%d %d %b [%s] [%s]" s.Min s.Max (s.Contains 3) (show (s.Reverse())) (show (s.GetViewBetween(2, 4)))
s.UnionWith [ 10; 11; 12 ]; printfn "[%s]" (show s)
s.ExceptWith [ 1; 11 ]; printfn "[%s]" (show s)
s.IntersectWith [ 3; 4; 5; 12; 99 ]; printfn "[%s]" (show s)
s.SymmetricExceptWith [ 3; 100 ]; printfn "[%s]" (show s)
printfn "%b %b %b %b %b %b" (s.IsSubsetOf [ 4; 5; 12; 100; 7 ]) (s.IsSupersetOf [ 4; 4 ]) (s.IsProperSubsetOf [ 4; 5; 12; 100 ]) (s.IsProperSupersetOf [ 4 ]) (s.SetEquals [ 100; 12; 5; 4; 4 ]) (s.Overlaps [ 1; 5 ])
printfn "%d [%s]" (s.RemoveWhere(fun x -> x > 11)) (show s)
let target = Array.zeroCreate 4
s.CopyTo(target, 1)
printfn "%A" target
let big = SortedSet<int>()
for i in 0..9999 do big.Add(i * 7919 % 10007) |> ignore
for i in 0..2..9999 do big.Remove i |> ignore
printfn "%d %d %d" big.Count big.Min (Seq.fold (fun h x -> (h * 31 + x) % 1000003) 0 big)

// out: hmod !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: hcap !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: hcopy !! ArgumentException: Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out: false true 13 [5 10 2 7 12 4 9 1 6 11 3 8 77]
// out: true false true false
// out: [5 101 100 7 12 4 9 1 6 11 3 8 77 102]
// out: 6 [5 101 7 9 1 11 3 77]
// out: [5 101 7 9 1 11 3 4 77 2]
// out: [101 9 1 11 77 2]
// out: [9 1 11 77 2]
// out: [9 700 11 77 600]
// out: true true false true true true
// out: [|0; 1; 2; 3; 0|] (true, 2)
// out: 1 2 3 6
// out: 0 true
// out: 3 true false
// out: 2
// out: 35
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
let h = HashSet<int>([1;2;3])
t "hmod" (fun () -> for x in h do h.Add (x+10) |> ignore)
t "hcap" (fun () -> HashSet<int>(-1))
t "hcopy" (fun () -> h.CopyTo([|1|], 0))
let show (s: seq<int>) = s |> Seq.map string |> String.concat " "
let s = HashSet<int>()
for i in 1..12 do s.Add(i * 5 % 13) |> ignore
printfn "%b %b %d [%s]" (s.Add 5) (s.Add 77) s.Count (show s)
printfn "%b %b %b %b" (s.Remove 10) (s.Remove 10) (s.Contains 5) (s.Contains 10)
s.Remove 2 |> ignore
s.Add 100 |> ignore; s.Add 101 |> ignore; s.Add 102 |> ignore
printfn "[%s]" (show s)
printfn "%d [%s]" (s.RemoveWhere(fun x -> x % 2 = 0)) (show s)
s.UnionWith [ 1; 2; 3; 4 ]; printfn "[%s]" (show s)
s.ExceptWith(seq { 3..7 }); printfn "[%s]" (show s)
s.IntersectWith [ 1; 2; 9; 11; 77; 500 ]; printfn "[%s]" (show s)
s.SymmetricExceptWith(HashSet [ 1; 2; 600; 700 ]); printfn "[%s]" (show s)
let a = HashSet [ 1; 2; 3 ]
printfn "%b %b %b %b %b %b" (a.IsSubsetOf [ 1; 2; 3; 4 ]) (a.IsSupersetOf [ 1; 1 ]) (a.IsProperSubsetOf [ 3; 2; 1 ]) (a.IsProperSupersetOf [ 1; 2 ]) (a.SetEquals [ 3; 3; 2; 1 ]) (a.Overlaps [ 9; 3 ])
let target = Array.zeroCreate 5
a.CopyTo(target, 1)
printfn "%A %A" target (a.TryGetValue 2)
for x in a do printf "%d " x
printfn "%d" (Seq.sum a)
a.Clear()
printfn "%d %b" a.Count (Seq.isEmpty a)
let words = HashSet<string>([ "x"; "y"; "x"; null ])
printfn "%d %b %b" words.Count (words.Contains null) (words.Contains "z")
let folded = HashSet<string>([ "ab"; "AB"; "c" ], HashIdentity.FromFunctions (fun (s: string) -> s.Length) (fun a b -> a.ToLower() = b.ToLower()))
printfn "%d" folded.Count
let pairs = HashSet<int * int>()
for i in 0..99 do pairs.Add((i % 7, i % 5)) |> ignore
printfn "%d" pairs.Count

// out: 0 true |
// out: 3,1,2 7 
// out: 1,2,3,4,5
// out: 1,2,3,4,5
// out: 3 2
// out: get -1 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: get 3 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,1,2,9
// out: 3,1,2,4,5
// out: 8,3,1,2
// out: 3,1,2,8
// out: insert 4 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: insert -1 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,10,11,12,1,2
// out: insertRange 4 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,50,2
// out: setItem raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,2
// out: removeAt raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 0,1,2,3,4,95,96,97,98,99
// out: removeRange raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: removeRange -1 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: removeRange c raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: 2
// out: 3,2
// out: true
// out: 0,1,2,3
// out: 3,100,2
// out: replace raises ArgumentException: Cannot find the old value (Parameter 'oldValue')
// out: |
// out: true false
// out: 1 -1 3 -1
// out: 3 1 -1
// out: indexOf raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: 1 3
// out: 3 -1
// out: 1 -1
// out: 2 0
// out: 2 0
// out: 1,2,2,1
// out: true false
// out: <1><2><3><2><1>
// out: 2,4,6,4,2
// out: 2,3,2
// out: getRange raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: 2,1,3 0,3,2,1,4,5
// out: 1,2,3 3,2,1
// out: 3,2,1
// out: 1 -1 -4
// out: [|3; 1; 2; 0; 0|]
// out: [|3; 1; 3; 1; 2|]
// out: [|1; 2; 3; 1; 2|]
// out: copyTo raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'arrayIndex')
// out: 6 true false
// out: 99 98 10 11 12
// out: 99,98,10,11,12
// out: 99,98,12,11,10 2
// out: changed raises InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: 0 3,1,2
// out: ["x"; "y"]
// out: 4950
// out: [4; 2; 3]
// out: 3 1
// out: ilist add raises NotSupportedException: Specified method is not supported.
// out: true
// out: seq [3; 1; 2]
// out: seq []
// out: false
// out: true 723
open System
open System.Collections.Generic
open System.Collections.Immutable
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
let show (l: ImmutableList<'T>) = String.Join(",", l)
let e = ImmutableList<int>.Empty
printfn "%d %b %s|" e.Count e.IsEmpty (show e)
let l = ImmutableList.Create(3, 1, 2)
let one = ImmutableList.Create 7
printfn "%s %s %s" (show l) (show one) (show (ImmutableList.Create<int>()))
printfn "%s" (show (ImmutableList.CreateRange [ 1..5 ]))
printfn "%s" (show ([ 1..5 ].ToImmutableList()))
printfn "%d %d" l.[0] l.[2]
attempt "get -1" (fun () -> l.[-1])
attempt "get 3" (fun () -> l.[3])
printfn "%s" (show (l.Add 9))
printfn "%s" (show (l.AddRange [ 4; 5 ]))
printfn "%s" (show (l.Insert(0, 8)))
printfn "%s" (show (l.Insert(3, 8)))
attempt "insert 4" (fun () -> show (l.Insert(4, 8)))
attempt "insert -1" (fun () -> show (l.Insert(-1, 8)))
printfn "%s" (show (l.InsertRange(1, [ 10; 11; 12 ])))
attempt "insertRange 4" (fun () -> show (l.InsertRange(4, [ 1 ])))
printfn "%s" (show (l.SetItem(1, 50)))
attempt "setItem" (fun () -> show (l.SetItem(3, 1)))
printfn "%s" (show (l.RemoveAt 1))
attempt "removeAt" (fun () -> show (l.RemoveAt 3))
let big = ImmutableList.CreateRange [ 0..99 ]
printfn "%s" (show (big.RemoveRange(5, 90)))
attempt "removeRange" (fun () -> show (big.RemoveRange(50, 51)))
attempt "removeRange -1" (fun () -> show (big.RemoveRange(-1, 5)))
attempt "removeRange c" (fun () -> show (big.RemoveRange(1, -5)))
printfn "%s" (show (l.RemoveRange [ 1; 9; 3 ]))
printfn "%s" (show (l.Remove 1))
printfn "%b" (obj.ReferenceEquals(l, l.Remove 77))
printfn "%s" (show (big.RemoveAll(fun x -> x > 3)))
printfn "%s" (show (l.Replace(1, 100)))
attempt "replace" (fun () -> show (l.Replace(44, 100)))
printfn "%s|" (show (l.Clear()))
printfn "%b %b" (l.Contains 1) (l.Contains 10)
let d = ImmutableList.Create(1, 2, 3, 2, 1)
printfn "%d %d %d %d" (d.IndexOf 2) (d.IndexOf 9) (d.IndexOf(2, 2)) (d.IndexOf(2, 2, 1))
printfn "%d %d %d" (d.LastIndexOf 2) (d.LastIndexOf(2, 2)) (d.LastIndexOf 9)
attempt "indexOf" (fun () -> d.IndexOf(2, 6))
printfn "%d %d" (d.FindIndex(fun x -> x > 1)) (d.FindLastIndex(fun x -> x > 1))
printfn "%d %d" (d.FindIndex(2, (fun x -> x < 3))) (d.FindIndex(2, 1, (fun x -> x < 3)))
printfn "%d %d" (d.FindLastIndex(2, (fun x -> x < 3))) (d.FindLastIndex(2, 1, (fun x -> x < 3)))
printfn "%d %d" (d.Find(fun x -> x > 1)) (d.Find(fun x -> x > 10))
printfn "%d %d" (d.FindLast(fun x -> x > 1)) (d.FindLast(fun x -> x > 10))
printfn "%s" (show (d.FindAll(fun x -> x < 3)))
printfn "%b %b" (d.Exists(fun x -> x = 3)) (d.TrueForAll(fun x -> x < 3))
d.ForEach(fun x -> printf "<%d>" x)
printfn ""
printfn "%s" (show (d.ConvertAll(fun x -> string (x * 2))))
printfn "%s" (show (d.GetRange(1, 3)))
attempt "getRange" (fun () -> show (d.GetRange(3, 3)))
printfn "%s %s" (show (l.Reverse())) (show (big.GetRange(0, 6).Reverse(1, 3)))
printfn "%s %s" (show (l.Sort())) (show (l.Sort(fun a b -> compare b a)))
printfn "%s" (show (l.Sort(Comparer<int>.Create(fun a b -> compare b a))))
let s = l.Sort()
printfn "%d %d %d" (s.BinarySearch 2) (s.BinarySearch 0) (s.BinarySearch 9)
let a = Array.zeroCreate 5
l.CopyTo(a)
printfn "%A" a
l.CopyTo(a, 2)
printfn "%A" a
l.CopyTo(1, a, 0, 2)
printfn "%A" a
attempt "copyTo" (fun () -> l.CopyTo(a, 3))
let b = l.ToBuilder()
b.Add 10
b.AddRange [ 11; 12 ]
b.Insert(0, 99)
b.[1] <- 98
b.RemoveAt 2
printfn "%d %b %b" b.Count (b.Remove 2) (b.Remove 2)
printfn "%s" (String.Join(" ", b))
printfn "%s" (show (b.ToImmutable()))
b.Sort()
b.Reverse()
printfn "%s %d" (show (b.ToImmutable())) (b.RemoveAll(fun x -> x > 50))
attempt "changed" (fun () -> for x in b do b.Add x)
b.Clear()
printfn "%d %s" b.Count (show l)
let bb = ImmutableList.CreateBuilder<string>()
bb.Add "x"
bb.Add "y"
printfn "%A" (List.ofSeq (bb.ToImmutable()))
let mutable sum = 0
for x in big do sum <- sum + x
printfn "%d" sum
printfn "%A" (Seq.toList (Seq.map ((+) 1) l))
let r = l :> IReadOnlyList<int>
printfn "%d %d" r.Count r.[1]
let il = l :> IList<int>
attempt "ilist add" (fun () -> il.Add 1)
printfn "%b" il.IsReadOnly
printfn "%A" l
printfn "%A" e
printfn "%b" (l.Equals(ImmutableList.Create(3, 1, 2)))
// many: against a model
let mutable t = ImmutableList<int>.Empty
let m = ResizeArray<int>()
let rnd = Random(7)
for i in 1..2000 do
    let at = rnd.Next(m.Count + 1)
    if rnd.Next 3 > 0 then
        t <- t.Insert(at, i)
        m.Insert(at, i)
    elif at < m.Count then
        t <- t.RemoveAt at
        m.RemoveAt at
printfn "%b %d" (Seq.forall2 (=) t m && t.Count = m.Count) t.Count

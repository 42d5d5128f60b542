// out: 0 true false true |
// out: true true
// out: default length raises NullReferenceException: Object reference not set to an instance of an object.
// out: default item raises NullReferenceException: Object reference not set to an instance of an object.
// out: default for raises InvalidOperationException: This operation cannot be performed on a default instance of ImmutableArray<T>.  Consider initializing the array, or checking the ImmutableArray<T>.IsDefault property.
// out: 3,1,2 7 |
// out: 1,2,3,4,5
// out: 1,2,3,4,5
// out: 1,2,3,4,5
// out: 3,4,5
// out: create raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'length')
// out: 3 2
// out: get -1 raises IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get 3 raises IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3,1,2,9
// out: 3,1,2,4,5
// out: 3,1,2,3,1,2
// out: 8,3,1,2
// out: insert 4 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,10,11,12,1,2
// out: 3,50,2
// out: setItem raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 3,2
// out: removeAt raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: removeAt 3 raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'length')
// out: 2
// out: removeRange raises ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'length')
// out: 2
// out: 3,2 3,1,2
// out: 1
// out: 3,100,2
// out: replace raises ArgumentException: Cannot find the old value (Parameter 'oldValue')
// out: |
// out: true false
// out: 1 -1 3 -1
// out: 3 1 -1
// out: -1 -1
// out: 2,3,2
// out: 1,2,3 3,2,1
// out: 3,2,1
// out: 1 -4
// out: 6,2,4
// out: [|3; 1; 2; 0; 0|]
// out: [|3; 1; 3; 1; 2|]
// out: [|1; 2; 3; 1; 2|]
// out: copyTo raises ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: builder get raises IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 6 true false
// out: 99 98 10 11 12
// out: 99,98,10,11,12
// out: 99,98,12,11,10
// out: 99,98,12,11,10,0,0
// out: 99,98 1 -1
// out: 0 2
// out: move raises InvalidOperationException: MoveToImmutable can only be performed when Count equals Capacity.
// out: a,b 0
// out: c 0
// out: 0
// out: 9
// out: [4; 2; 3] [|3; 1; 2|]
// out: 3 1
// out: true true true
// out: seq [3; 1; 2]
// out: seq []
// out: 6
open System
open System.Collections.Generic
open System.Collections.Immutable
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
let show (l: ImmutableArray<'T>) = String.Join(",", l)
let e = ImmutableArray<int>.Empty
printfn "%d %b %b %b %s|" e.Length e.IsEmpty e.IsDefault e.IsDefaultOrEmpty (show e)
let none = Unchecked.defaultof<ImmutableArray<int>>
printfn "%b %b" none.IsDefault none.IsDefaultOrEmpty
attempt "default length" (fun () -> none.Length)
attempt "default item" (fun () -> none.[0])
attempt "default for" (fun () -> Seq.length none)
let l = ImmutableArray.Create(3, 1, 2)
let one = ImmutableArray.Create 7
printfn "%s %s %s|" (show l) (show one) (show (ImmutableArray.Create<int>()))
printfn "%s" (show (ImmutableArray.CreateRange [ 1..5 ]))
printfn "%s" (show ([ 1..5 ].ToImmutableArray()))
printfn "%s" (show ([| 1..5 |].ToImmutableArray()))
printfn "%s" (show (ImmutableArray.Create([| 1..9 |], 2, 3)))
attempt "create" (fun () -> show (ImmutableArray.Create([| 1..9 |], 7, 3)))
printfn "%d %d" l.[0] l.[2]
attempt "get -1" (fun () -> l.[-1])
attempt "get 3" (fun () -> l.[3])
printfn "%s" (show (l.Add 9))
printfn "%s" (show (l.AddRange [ 4; 5 ]))
printfn "%s" (show (l.AddRange l))
printfn "%s" (show (l.Insert(0, 8)))
attempt "insert 4" (fun () -> show (l.Insert(4, 8)))
printfn "%s" (show (l.InsertRange(1, [ 10; 11; 12 ])))
printfn "%s" (show (l.SetItem(1, 50)))
attempt "setItem" (fun () -> show (l.SetItem(3, 1)))
printfn "%s" (show (l.RemoveAt 1))
attempt "removeAt" (fun () -> show (l.RemoveAt 4))
attempt "removeAt 3" (fun () -> show (l.RemoveAt 3))
printfn "%s" (show (l.RemoveRange(0, 2)))
attempt "removeRange" (fun () -> show (l.RemoveRange(2, 2)))
printfn "%s" (show (l.RemoveRange [ 1; 9; 3 ]))
printfn "%s %s" (show (l.Remove 1)) (show (l.Remove 77))
printfn "%s" (show (l.RemoveAll(fun x -> x > 1)))
printfn "%s" (show (l.Replace(1, 100)))
attempt "replace" (fun () -> show (l.Replace(44, 100)))
printfn "%s|" (show (l.Clear()))
printfn "%b %b" (l.Contains 1) (l.Contains 10)
let d = ImmutableArray.Create(1, 2, 3, 2, 1)
printfn "%d %d %d %d" (d.IndexOf 2) (d.IndexOf 9) (d.IndexOf(2, 2)) (d.IndexOf(2, 2, 1))
printfn "%d %d %d" (d.LastIndexOf 2) (d.LastIndexOf(2, 2)) (d.LastIndexOf 9)
printfn "%d %d" (e.IndexOf 2) (e.LastIndexOf 2)
printfn "%s" (show (d.Slice(1, 3)))
printfn "%s %s" (show (l.Sort())) (show (l.Sort(fun a b -> compare b a)))
printfn "%s" (show (l.Sort(Comparer<int>.Create(fun a b -> compare b a))))
printfn "%d %d" (ImmutableArray.BinarySearch(l.Sort(), 2)) (ImmutableArray.BinarySearch(l.Sort(), 9))
printfn "%s" (show (ImmutableArray.CreateRange(l, (fun x -> x * 2))))
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
attempt "builder get" (fun () -> b.[9])
printfn "%d %b %b" b.Count (b.Remove 2) (b.Remove 2)
printfn "%s" (String.Join(" ", b))
printfn "%s" (show (b.ToImmutable()))
b.Sort()
b.Reverse()
printfn "%s" (show (b.ToImmutable()))
b.Count <- 7
printfn "%s" (show (b.ToImmutable()))
b.Count <- 2
printfn "%s %d %d" (show (b.ToImmutable())) (b.IndexOf 98) (b.LastIndexOf 1)
let f = ImmutableArray.CreateBuilder<string> 2
printfn "%d %d" f.Count f.Capacity
f.Add "a"
attempt "move" (fun () -> show (f.MoveToImmutable()))
f.Add "b"
printfn "%s %d" (show (f.MoveToImmutable())) f.Count
f.Add "c"
printfn "%s %d" (show (f.DrainToImmutable())) f.Count
b.Clear()
printfn "%d" b.Count
let mutable sum = 0
for x in d do sum <- sum + x
printfn "%d" sum
printfn "%A %A" (Seq.toList (Seq.map ((+) 1) l)) (Seq.toArray l)
let r = l :> IReadOnlyList<int>
printfn "%d %d" r.Count r.[1]
printfn "%b %b %b" (l = l) (l = ImmutableArray.Create(3, 1, 2)) (l.Equals(l))
printfn "%A" l
printfn "%A" e
printfn "%d" (l |> Seq.sum)

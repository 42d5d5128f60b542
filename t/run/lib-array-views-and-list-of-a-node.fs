// out: 3 20 true 2
// out: 1 20 3 24
// out: past: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: null: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: add: NotSupportedException: Collection is read-only.
// out: item: 1
// out: 0
// out: get: 20
// out: get: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get: "a"
// out: set: InvalidCastException: Object cannot be stored in an array of this type.
// out: set: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: [|7; 20; 3|]
// out: true true
// out: true
// out: true 4
// out: true true
// out: true true 5
// out: other: InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: true 1
// Array.AsReadOnly is a view; the list that a node of a LinkedList is in.
module Program
open System
open System.Collections.Generic
let t name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
let a = [| 1; 2; 3 |]
let r = Array.AsReadOnly a
a.[1] <- 20
printfn "%d %d %b %d" r.Count r.[1] (r.Contains 20) (r.IndexOf 3)
for x in r do printf "%d " x
printfn "%d" (Seq.sum r)
t "past" (fun () -> r.[3])
t "null" (fun () -> Array.AsReadOnly (null: int[]))
t "add" (fun () -> (r :> IList<int>).Add 4)
t "item" (fun () -> (r :> IReadOnlyList<int>).[0])
printfn "%d" (Array.AsReadOnly ([||]: string[])).Count
t "get" (fun () -> a.GetValue 1)
t "get" (fun () -> a.GetValue 5)
t "get" (fun () -> [| "a" |].GetValue 0L)
a.SetValue (box 7, 0)
t "set" (fun () -> a.SetValue (box "x", 0))
t "set" (fun () -> a.SetValue (box 1, -1))
printfn "%A" a
let l = LinkedList<int> [ 1; 2; 3 ]
let m = LinkedList<int> ()
printfn "%b %b" (obj.ReferenceEquals (l.First.List, l)) (obj.ReferenceEquals (l.First.Next.List, l))
let n = LinkedListNode 5
printfn "%b" (isNull n.List)
l.AddLast n
printfn "%b %d" (obj.ReferenceEquals (n.List, l)) n.List.Count
l.Remove n
printfn "%b %b" (isNull n.List) (isNull n.Next)
m.AddFirst n
printfn "%b %b %d" (obj.ReferenceEquals (n.List, m)) (obj.ReferenceEquals (l.Last.List, l)) n.Value
t "other" (fun () -> l.AddAfter (n, 5) |> ignore)
let first = l.First
l.Clear ()
printfn "%b %d" (isNull first.List) first.Value

// out: llrf !! InvalidOperationException: The LinkedList is empty.
// out: llrl !! InvalidOperationException: The LinkedList is empty.
// out: lladd !! InvalidOperationException: The LinkedList node already belongs to a LinkedList.
// out: llrem !! InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: lladdafter !! InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: llnull !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out: 1 true true
// out: 5 [3 1 7 8 5]
// out: 3 5 1 8
// out: true true true
// out: 5 [3 1 7 8 50]
// out: true true 7 true
// out: 4 [1 7 50 3]
// out: 3 50
// out: 6 [42 1 7 50 3 7]
// out: 4 [1 7 3 7]
// out: 2 [7 3]
// out: mod !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out: [|0; 7; 3; 7; 0; 0|]
// out: e a b | a b e
// out: 0 []
// out: xy
// out: 250005
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
let ll = LinkedList<int>()
t "llrf" (fun () -> ll.RemoveFirst())
t "llrl" (fun () -> ll.RemoveLast())
let n = ll.AddLast 1
t "lladd" (fun () -> ll.AddLast n)
ll.Remove n
t "llrem" (fun () -> ll.Remove n)
t "lladdafter" (fun () -> ll.AddAfter(n, 2) |> ignore)
t "llnull" (fun () -> ll.AddAfter(null, 2) |> ignore)
printfn "%d %b %b" n.Value (isNull n.Next) (isNull ll.First)
let show () = printfn "%d [%s]" ll.Count (ll |> Seq.map string |> String.concat " ")
ll.AddFirst n
let a = ll.AddLast 5
let b = ll.AddFirst 3
ll.AddAfter(n, 7) |> ignore
ll.AddBefore(a, 8) |> ignore
show ()
printfn "%d %d %d %d" ll.First.Value ll.Last.Value ll.First.Next.Value ll.Last.Previous.Value
printfn "%b %b %b" (isNull ll.First.Previous) (isNull ll.Last.Next) (isNull b.Previous)
a.Value <- 50
show ()
printfn "%b %b %d %b" (ll.Contains 50) (ll.Remove 8) (ll.Find 7).Value (isNull (ll.Find 99))
ll.Remove b; ll.AddLast b
show ()
ll.AddLast 7 |> ignore
printfn "%d %d" (ll.FindLast 7).Previous.Value (ll.Find 7).Next.Value
let fresh = LinkedListNode 42
ll.AddBefore(n, fresh)
show ()
let mutable node = ll.First
while not (isNull node) do
  let next = node.Next
  if node.Value % 2 = 0 then ll.Remove node
  node <- next
show ()
ll.RemoveFirst(); ll.RemoveLast()
show ()
t "mod" (fun () -> for x in ll do ll.AddLast x |> ignore)
let target = Array.zeroCreate 6
ll.CopyTo(target, 1)
printfn "%A" target
// the least recently used goes first
let recent = LinkedList<string>()
let where = Dictionary<string, LinkedListNode<string>>()
let touch k =
  match where.TryGetValue k with
  | true, n ->
    recent.Remove n
    recent.AddFirst n
  | _ ->
    if recent.Count = 3 then
      where.Remove recent.Last.Value |> ignore
      recent.RemoveLast()
    where.[k] <- recent.AddFirst k
for k in [ "a"; "b"; "c"; "a"; "d"; "b"; "a"; "e" ] do touch k
printfn "%s | %s" (String.concat " " recent) (where.Keys |> Seq.sort |> String.concat " ")
ll.Clear()
show ()
printfn "%s" (LinkedList [ "x"; "y" ] |> String.concat "")
let big = LinkedList<int>()
for i in 1..50000 do big.AddLast i |> ignore
while big.Count > 10 do
  big.RemoveFirst()
  big.RemoveLast()
printfn "%d" (Seq.sum big)

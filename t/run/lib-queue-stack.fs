// out: pop !! InvalidOperationException: Stack empty.
// out: peek !! InvalidOperationException: Stack empty.
// out: deq !! InvalidOperationException: Queue empty.
// out: qpeek !! InvalidOperationException: Queue empty.
// out: qcap !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: scap !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: try -> ((false, 0), (false, 0), (false, 0), (false, 0))
// out: qmod !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: smod !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out: qcopy !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: scopy !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: qcopy- !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out: all -> ([|2; 2; 1|], [2; 2; 1], [1; 2; 1], [|1; 2; 1|])
// out: 783 33 [|68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87;
// out:   88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100|]
// out: true false 68
// out: tries -> ((true, 68), (true, 69), (true, 2), (true, 2))
// out: 80 20
// out: 0 []
// out: cba 3 true
// out: [|"-"; "c"; "b"; "a"; "-"|] c b
// out: true b
// out: 0
// out: 3 4 4 3 
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
let s = Stack<int>()
let q = Queue<int>()
t "pop" (fun () -> s.Pop())
t "peek" (fun () -> s.Peek())
t "deq" (fun () -> q.Dequeue())
t "qpeek" (fun () -> q.Peek())
t "qcap" (fun () -> Queue<int>(-1))
t "scap" (fun () -> Stack<int>(-1))
t "try" (fun () -> s.TryPop(), s.TryPeek(), q.TryDequeue(), q.TryPeek())
s.Push 1; s.Push 2; q.Enqueue 1; q.Enqueue 2
t "qmod" (fun () -> for x in q do q.Enqueue x)
t "smod" (fun () -> for x in s do s.Push x)
t "qcopy" (fun () -> q.CopyTo([|1|], 0))
t "scopy" (fun () -> s.CopyTo([|1|], 0))
t "qcopy-" (fun () -> q.CopyTo([|1|], -1))
t "all" (fun () -> s.ToArray(), Seq.toList s, Seq.toList q, q.ToArray())
// a queue that goes round its circle
let r = Queue<int>()
let mutable sum = 0
for i in 1..100 do
  r.Enqueue i
  if i % 3 <> 0 then sum <- sum * 3 % 1009 + r.Dequeue()
printfn "%d %d %A" sum r.Count (r.ToArray())
printfn "%b %b %d" (r.Contains 90) (r.Contains 1) (r.Peek())
t "tries" (fun () -> r.TryDequeue(), r.TryPeek(), s.TryPop(), s.TryPeek())
let mutable x = 0
while r.TryDequeue(&x) && x < 80 do ()
printfn "%d %d" x r.Count
r.Clear()
printfn "%d %A" r.Count (Seq.toList r)
let st = Stack<string>([ "a"; "b"; "c" ])
printfn "%s %d %b" (String.concat "" st) st.Count (st.Contains "b")
let copy = Array.create 5 "-"
st.CopyTo(copy, 1)
printfn "%A %s %s" copy (st.Pop()) (st.Peek())
let mutable y = ""
printfn "%b %s" (st.TryPop &y) y
st.Clear()
printfn "%d" st.Count
for i in Queue<int>([ 3; 4 ]) do printf "%d " i
for i in Stack<int>([ 3; 4 ]) do printf "%d " i
printfn ""

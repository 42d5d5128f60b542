// out: deq !! InvalidOperationException: Queue empty.
// out: peek !! InvalidOperationException: Queue empty.
// out: try -> ((false, null, 0), (false, null, 0))
// out: 41 0
// out: 0:0 5:0 10:0 15:0 20:0 23:1 25:0 30:0 35:0 40:0 9:3 11:2 12:4 13:1 14:3 3:1 16:2 17:4 4:3 19:3 18:1 21:2 22:4 1:2 24:3 6:2 26:2 27:4 28:1 7:4 29:3 31:2 32:4 33:1 34:3 8:1 36:2 37:4 2:4 39:3 38:1
// out: 0 low
// out: 5
// out: 25 30 35 10 40 15 20 23 33 new 28 38 13 3 8 18 21 1 6 swap 31 11 36 16 26 19 39 14 34 24 29 9 4 22 12 7
// out: 32=4 17=4 2=4 27=4 37=4 
// out: [9; 6; 5; 4; 3; 2; 1; 1]
// out: ['c'; 'b'; 'a']
// out: 129139990
// out: 3
// out: 0
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
let pq = PriorityQueue<string, int>()
t "deq" (fun () -> pq.Dequeue())
t "peek" (fun () -> pq.Peek())
t "try" (fun () -> pq.TryDequeue(), pq.TryPeek())
for i in 0..40 do pq.Enqueue(string i, i * 7 % 5)
printfn "%d %s" pq.Count (pq.Peek())
printfn "%s" (String.concat " " [ for struct (e, p) in pq.UnorderedItems -> sprintf "%s:%d" e p ])
printfn "%s %s" (pq.EnqueueDequeue("new", 1)) (pq.EnqueueDequeue("low", -1))
printfn "%s" (pq.DequeueEnqueue("swap", 2))
let out = ResizeArray<string>()
while pq.Count > 5 do out.Add(pq.Dequeue())
printfn "%s" (String.concat " " out)
let mutable e = ""
let mutable p = 0
while pq.TryDequeue(&e, &p) do printf "%s=%d " e p
printfn ""
let maxFirst = PriorityQueue<int, int>(ComparisonIdentity.FromFunction(fun a b -> compare b a))
for i in [ 3; 1; 4; 1; 5; 9; 2; 6 ] do maxFirst.Enqueue(i, i)
printfn "%A" [ while maxFirst.Count > 0 do maxFirst.Dequeue() ]
let byTuple = PriorityQueue<char, int * string>()
byTuple.Enqueue('a', (2, "x")); byTuple.Enqueue('b', (1, "z")); byTuple.Enqueue('c', (1, "y"))
printfn "%A" [ for _ in 1..3 -> byTuple.Dequeue() ]
let big = PriorityQueue<int, int>()
for i in 0..19999 do big.Enqueue(i, i * 7919 % 10007)
let mutable h = 0L
while big.Count > 0 do h <- (h * 31L + int64 (big.Dequeue())) % 1000000007L
printfn "%d" h
big.EnqueueRange([ 1; 2; 3 ], 5)
printfn "%d" big.Count
big.Clear()
printfn "%d" big.Count

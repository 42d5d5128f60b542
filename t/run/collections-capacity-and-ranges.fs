// out: addrange arr 0 0
// out: addrange seq 0 0
// out: ctor arr 0 0
// out: ctor seq 0 0
// out: 3 addrange arr 0 4
// out: 3 insertrange arr 0 3
// out: 3 insertrange list 0 3
// out: 3 insertrange fslist 0 3
// out: ensure 0 0
// out: trim 2
// out: queue 0 0
// out: queue trim 0 0
// out: queue ensure 0 5
// out: queue ctor 0 0
// out: queue ctor seq 0 0
// out: stack 0 0
// out: stack trim 0 0
// out: stack ensure 0 5
// out: stack ctor 0 0
// out: stack ctor seq 0 0
// out: dict ensure 0 0
// out: dict cap 0 0
// out: dict ctor 0 0
// out: dict fill 0 0
// out: dict trim 0 0
// out: dict copy 0 0
// out: dict of dict 0 0
// out: dict of seq 0 0
// out: hs ctor 0 0
// out: hs ens 0 3
// out: hs seq 0 0
// out: hs arr 0 0
// out: hs hs 0 0
// out: hs same 0 0
// out: dict arr 0 0
// out: hs trim 0 0
// out: hs union 0 0
// out: pq 0 0
// out: pq ens 0 4
// out: pq trim 0 0
// out: pq arr 0 0
// out: pq enqr 0 0
// out: sl 0 0
// out: sl trim 0 0
// out: al 0 0
// out: addrange arr 1 4
// out: addrange seq 1 4
// out: ctor arr 1 1
// out: ctor seq 1 4
// out: 3 addrange arr 1 4
// out: 3 insertrange arr 1 6
// out: 3 insertrange list 1 6
// out: 3 insertrange fslist 1 6
// out: ensure 1 4
// out: trim 2
// out: queue 1 4
// out: queue trim 1 1
// out: queue ensure 1 6
// out: queue ctor 1 1
// out: queue ctor seq 1 4
// out: stack 1 4
// out: stack trim 1 1
// out: stack ensure 1 6
// out: stack ctor 1 1
// out: stack ctor seq 1 4
// out: dict ensure 1 3
// out: dict cap 1 3
// out: dict ctor 1 3
// out: dict fill 1 3
// out: dict trim 1 3
// out: dict copy 1 0
// out: dict of dict 1 3
// out: dict of seq 1 3
// out: hs ctor 1 3
// out: hs ens 1 3
// out: hs seq 1 3
// out: hs arr 1 3
// out: hs hs 1 3
// out: hs same 1 3
// out: dict arr 1 3
// out: hs trim 1 3
// out: hs union 1 3
// out: pq 1 4
// out: pq ens 1 4
// out: pq trim 1 1
// out: pq arr 1 1
// out: pq enqr 1 5
// out: sl 1 4
// out: sl trim 1 1
// out: al 1 4
// out: addrange arr 3 4
// out: addrange seq 3 4
// out: ctor arr 3 3
// out: ctor seq 3 4
// out: 3 addrange arr 3 8
// out: 3 insertrange arr 3 6
// out: 3 insertrange list 3 6
// out: 3 insertrange fslist 3 6
// out: ensure 3 4
// out: trim 2
// out: queue 3 4
// out: queue trim 3 4
// out: queue ensure 3 8
// out: queue ctor 3 3
// out: queue ctor seq 3 4
// out: stack 3 4
// out: stack trim 3 4
// out: stack ensure 3 8
// out: stack ctor 3 3
// out: stack ctor seq 3 4
// out: dict ensure 3 3
// out: dict cap 3 3
// out: dict ctor 3 3
// out: dict fill 3 3
// out: dict trim 3 3
// out: dict copy 3 3
// out: dict of dict 3 3
// out: dict of seq 3 3
// out: hs ctor 3 3
// out: hs ens 3 7
// out: hs seq 3 3
// out: hs arr 3 3
// out: hs hs 3 3
// out: hs same 3 3
// out: dict arr 3 3
// out: hs trim 3 3
// out: hs union 3 7
// out: pq 3 4
// out: pq ens 3 4
// out: pq trim 3 4
// out: pq arr 3 3
// out: pq enqr 3 7
// out: sl 3 4
// out: sl trim 3 4
// out: al 3 4
// out: addrange arr 4 4
// out: addrange seq 4 4
// out: ctor arr 4 4
// out: ctor seq 4 4
// out: 3 addrange arr 4 8
// out: 3 insertrange arr 4 7
// out: 3 insertrange list 4 7
// out: 3 insertrange fslist 4 12
// out: ensure 4 4
// out: trim 2
// out: queue 4 4
// out: queue trim 4 4
// out: queue ensure 4 9
// out: queue ctor 4 4
// out: queue ctor seq 4 4
// out: stack 4 4
// out: stack trim 4 4
// out: stack ensure 4 9
// out: stack ctor 4 4
// out: stack ctor seq 4 4
// out: dict ensure 4 7
// out: dict cap 4 7
// out: dict ctor 4 7
// out: dict fill 4 7
// out: dict trim 4 3
// out: dict copy 4 3
// out: dict of dict 4 7
// out: dict of seq 4 7
// out: hs ctor 4 7
// out: hs ens 4 7
// out: hs seq 4 7
// out: hs arr 4 7
// out: hs hs 4 7
// out: hs same 4 3
// out: dict arr 4 7
// out: hs trim 4 7
// out: hs union 4 17
// out: pq 4 4
// out: pq ens 4 8
// out: pq trim 4 4
// out: pq arr 4 4
// out: pq enqr 4 8
// out: sl 4 4
// out: sl trim 4 4
// out: al 4 4
// out: addrange arr 9 9
// out: addrange seq 9 16
// out: ctor arr 9 9
// out: ctor seq 9 16
// out: 3 addrange arr 9 12
// out: 3 insertrange arr 9 12
// out: 3 insertrange list 9 12
// out: 3 insertrange fslist 9 12
// out: ensure 9 9
// out: trim 2
// out: queue 9 16
// out: queue trim 9 9
// out: queue ensure 9 18
// out: queue ctor 9 9
// out: queue ctor seq 9 16
// out: stack 9 16
// out: stack trim 9 9
// out: stack ensure 9 18
// out: stack ctor 9 9
// out: stack ctor seq 9 16
// out: dict ensure 9 11
// out: dict cap 9 11
// out: dict ctor 9 11
// out: dict fill 9 17
// out: dict trim 9 11
// out: dict copy 9 11
// out: dict of dict 9 11
// out: dict of seq 9 17
// out: hs ctor 9 11
// out: hs ens 9 11
// out: hs seq 9 17
// out: hs arr 9 11
// out: hs hs 9 11
// out: hs same 9 3
// out: dict arr 9 11
// out: hs trim 9 11
// out: hs union 9 23
// out: pq 9 16
// out: pq ens 9 16
// out: pq trim 9 9
// out: pq arr 9 9
// out: pq enqr 9 18
// out: sl 9 16
// out: sl trim 9 9
// out: al 9 16
// out: addrange arr 33 33
// out: addrange seq 33 64
// out: ctor arr 33 33
// out: ctor seq 33 64
// out: 3 addrange arr 33 36
// out: 3 insertrange arr 33 36
// out: 3 insertrange list 33 36
// out: 3 insertrange fslist 33 48
// out: ensure 33 33
// out: trim 2
// out: queue 33 64
// out: queue trim 33 33
// out: queue ensure 33 66
// out: queue ctor 33 33
// out: queue ctor seq 33 64
// out: stack 33 64
// out: stack trim 33 33
// out: stack ensure 33 66
// out: stack ctor 33 33
// out: stack ctor seq 33 64
// out: dict ensure 33 37
// out: dict cap 33 37
// out: dict ctor 33 37
// out: dict fill 33 37
// out: dict trim 33 37
// out: dict copy 33 37
// out: dict of dict 33 37
// out: dict of seq 33 37
// out: hs ctor 33 37
// out: hs ens 33 37
// out: hs seq 33 37
// out: hs arr 33 37
// out: hs hs 33 37
// out: hs same 33 3
// out: dict arr 33 37
// out: hs trim 33 37
// out: hs union 33 89
// out: pq 33 64
// out: pq ens 33 64
// out: pq trim 33 33
// out: pq arr 33 33
// out: pq enqr 33 66
// out: sl 33 64
// out: sl trim 33 33
// out: al 33 64
// out: addrange bad Exception: mid
// out: [1; 2; 10; 20] 4
// out: insertrange bad Exception: mid
// out: [1; 10; 20; 2; 10; 20] 6
// out: addrange changes <null>
// out: [1; 2; 7; 8; 9]
// out: insertrange changes <null>
// out: [1; 7; 9; 2; 8]
// out: self <null>
// out: [1; 2; 1; 2]
// out: self ins <null>
// out: [1; 1; 2; 1; 2; 2; 1; 2]
// out: self seq InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: [1; 1; 2; 1; 2; 2; 1; 2; 1]
// out: self seq ins InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out: [1; 1; 2]
// out: null ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: null ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: past ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: past ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: cap ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: cap ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: ens ArgumentOutOfRangeException: Non-negative number required. (Parameter 'capacity')
// out: ens ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: ens ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: trim ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: trim ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: trim 3
// out: hs trim ArgumentOutOfRangeException: capacity ('0') must be greater than or equal to '1'. (Parameter 'capacity')
// out: Actual value was 0.
// out: hs trim 3
// out: q trim 10
// out: q trim ArgumentOutOfRangeException: capacity ('0') must be greater than or equal to '1'. (Parameter 'capacity')
// out: Actual value was 0.
// out: s trim ArgumentOutOfRangeException: capacity ('0') must be greater than or equal to '1'. (Parameter 'capacity')
// out: Actual value was 0.
// out: s trim 10
open System
open System.Collections.Generic
let show name f = try printfn "%s %O" name (f ()) with e -> printfn "%s %s: %s" name (e.GetType().Name) e.Message
for n in [ 0; 1; 3; 4; 9; 33 ] do
  let l = List<int>()
  l.AddRange(Array.zeroCreate n)
  show (sprintf "addrange arr %d" n) (fun () -> l.Capacity)
  let l = List<int>()
  l.AddRange(seq { for i in 1 .. n -> i })
  show (sprintf "addrange seq %d" n) (fun () -> l.Capacity)
  let l = List<int>(Array.zeroCreate<int> n)
  show (sprintf "ctor arr %d" n) (fun () -> l.Capacity)
  let l = List<int>(seq { for i in 1 .. n -> i })
  show (sprintf "ctor seq %d" n) (fun () -> l.Capacity)
  let l = List<int>([1;2;3])
  l.AddRange(Array.zeroCreate n)
  show (sprintf "3 addrange arr %d" n) (fun () -> l.Capacity)
  let l = List<int>([|1;2;3|])
  l.InsertRange(1, Array.zeroCreate n)
  show (sprintf "3 insertrange arr %d" n) (fun () -> l.Capacity)
  let l = List<int>([|1;2;3|])
  l.InsertRange(1, List<int>(Array.zeroCreate<int> n))
  show (sprintf "3 insertrange list %d" n) (fun () -> l.Capacity)
  let l = List<int>([|1;2;3|])
  l.InsertRange(1, [for i in 1 .. n -> i])
  show (sprintf "3 insertrange fslist %d" n) (fun () -> l.Capacity)
  let l = List<int>()
  l.EnsureCapacity n |> ignore
  show (sprintf "ensure %d" n) (fun () -> l.Capacity)
  l.Add 1; l.Add 2
  l.TrimExcess()
  show "trim" (fun () -> l.Capacity)
  let q = Queue<int>()
  for i in 1 .. n do q.Enqueue i
  show (sprintf "queue %d" n) (fun () -> q.Capacity)
  q.TrimExcess()
  show (sprintf "queue trim %d" n) (fun () -> q.Capacity)
  show (sprintf "queue ensure %d" n) (fun () -> q.EnsureCapacity (n + 5))
  let q = Queue<int>(Array.zeroCreate<int> n)
  show (sprintf "queue ctor %d" n) (fun () -> q.Capacity)
  let q = Queue<int>(seq { for i in 1 .. n -> i })
  show (sprintf "queue ctor seq %d" n) (fun () -> q.Capacity)
  let q = Stack<int>()
  for i in 1 .. n do q.Push i
  show (sprintf "stack %d" n) (fun () -> q.Capacity)
  q.TrimExcess()
  show (sprintf "stack trim %d" n) (fun () -> q.Capacity)
  show (sprintf "stack ensure %d" n) (fun () -> q.EnsureCapacity (n + 5))
  let q = Stack<int>(Array.zeroCreate<int> n)
  show (sprintf "stack ctor %d" n) (fun () -> q.Capacity)
  let q = Stack<int>(seq { for i in 1 .. n -> i })
  show (sprintf "stack ctor seq %d" n) (fun () -> q.Capacity)
  let d = Dictionary<int,int>()
  show (sprintf "dict ensure %d" n) (fun () -> d.EnsureCapacity n)
  show (sprintf "dict cap %d" n) (fun () -> d.Capacity)
  let d = Dictionary<int,int>(n)
  show (sprintf "dict ctor %d" n) (fun () -> d.Capacity)
  let d = Dictionary<int,int>()
  for i in 1 .. n do d.[i] <- i
  show (sprintf "dict fill %d" n) (fun () -> d.Capacity)
  d.Remove 1 |> ignore
  d.TrimExcess()
  show (sprintf "dict trim %d" n) (fun () -> d.Capacity)
  let d = Dictionary<int,int>(d)
  show (sprintf "dict copy %d" n) (fun () -> d.Capacity)
  let d = Dictionary<int,int>(dict [for i in 1 .. n -> i, i])
  show (sprintf "dict of dict %d" n) (fun () -> d.Capacity)
  let d = Dictionary<int,int>(seq { for i in 1 .. n -> KeyValuePair(i, i) })
  show (sprintf "dict of seq %d" n) (fun () -> d.Capacity)
  let h = HashSet<int>(n)
  show (sprintf "hs ctor %d" n) (fun () -> h.Capacity)
  show (sprintf "hs ens %d" n) (fun () -> h.EnsureCapacity (n + 1))
  let h = HashSet<int>(seq { for i in 1 .. n -> i })
  show (sprintf "hs seq %d" n) (fun () -> h.Capacity)
  let h = HashSet<int>([| for i in 1 .. n -> i |])
  show (sprintf "hs arr %d" n) (fun () -> h.Capacity)
  let h = HashSet<int>(h)
  show (sprintf "hs hs %d" n) (fun () -> h.Capacity)
  let same = HashSet<int>(Array.replicate n 1)
  show (sprintf "hs same %d" n) (fun () -> same.Capacity)
  let fromPairs = Dictionary<int, int>([| for i in 1 .. n -> KeyValuePair(i, i) |])
  show (sprintf "dict arr %d" n) (fun () -> fromPairs.Capacity)
  h.TrimExcess()
  show (sprintf "hs trim %d" n) (fun () -> h.Capacity)
  h.UnionWith [| for i in 1 .. n * 2 -> i |]
  show (sprintf "hs union %d" n) (fun () -> h.Capacity)
  let p = PriorityQueue<int,int>()
  for i in 1 .. n do p.Enqueue(i, i)
  show (sprintf "pq %d" n) (fun () -> p.Capacity)
  show (sprintf "pq ens %d" n) (fun () -> p.EnsureCapacity (n + 1))
  p.TrimExcess()
  show (sprintf "pq trim %d" n) (fun () -> p.Capacity)
  let p = PriorityQueue<int,int>([| for i in 1 .. n -> struct (i, i) |])
  show (sprintf "pq arr %d" n) (fun () -> p.Capacity)
  p.EnqueueRange([| for i in 1 .. n -> struct (i, i) |])
  show (sprintf "pq enqr %d" n) (fun () -> p.Capacity)
  let s = SortedList<int,int>()
  for i in 1 .. n do s.Add(i, i)
  show (sprintf "sl %d" n) (fun () -> s.Capacity)
  s.TrimExcess()
  show (sprintf "sl trim %d" n) (fun () -> s.Capacity)
  let a = System.Collections.ArrayList()
  for i in 1 .. n do a.Add i |> ignore
  show (sprintf "al %d" n) (fun () -> a.Capacity)
let rest () =
  let bad () = seq { yield 10; yield 20; failwith "mid" }
  let l = List<int>([1;2])
  show "addrange bad" (fun () -> l.AddRange(bad ()))
  printfn "%A %d" (List.ofSeq l) l.Count
  show "insertrange bad" (fun () -> l.InsertRange(1, bad ()))
  printfn "%A %d" (List.ofSeq l) l.Count
  let l = List<int>([1;2])
  let sq = seq { yield 7; l.Add 8; yield 9 }
  show "addrange changes" (fun () -> l.AddRange sq)
  printfn "%A" (List.ofSeq l)
  let l = List<int>([1;2])
  let sq = seq { yield 7; l.Add 8; yield 9 }
  show "insertrange changes" (fun () -> l.InsertRange(1, sq))
  printfn "%A" (List.ofSeq l)
  let l = List<int>([1;2])
  show "self" (fun () -> l.AddRange l)
  printfn "%A" (List.ofSeq l)
  show "self ins" (fun () -> l.InsertRange(1, l))
  printfn "%A" (List.ofSeq l)
  show "self seq" (fun () -> l.AddRange (Seq.map id l))
  printfn "%A" (List.ofSeq l)
  let l = List<int>([1;2])
  show "self seq ins" (fun () -> l.InsertRange (1, Seq.map id l))
  printfn "%A" (List.ofSeq l)
  show "null" (fun () -> l.AddRange null)
  show "null" (fun () -> l.InsertRange (1,null))
  show "past" (fun () -> l.InsertRange (100,[1]))
  show "past" (fun () -> l.InsertRange (-1,[||]))
  show "cap" (fun () -> l.Capacity <- 1)
  show "cap" (fun () -> l.Capacity <- -1)
  show "ens" (fun () -> l.EnsureCapacity -1)
  let q = Queue<int>()
  show "ens" (fun () -> q.EnsureCapacity -1)
  let d = Dictionary<int,int>()
  show "ens" (fun () -> d.EnsureCapacity -1)
  show "trim" (fun () -> d.TrimExcess -1)
  d.Add(1,1)
  show "trim" (fun () -> d.TrimExcess 0)
  show "trim" (fun () -> d.TrimExcess 10; d.Capacity)
  let h = HashSet<int>([1])
  show "hs trim" (fun () -> h.TrimExcess 0)
  show "hs trim" (fun () -> h.TrimExcess 10; h.Capacity)
  show "q trim" (fun () -> q.TrimExcess 10; q.Capacity)
  q.Enqueue 1
  show "q trim" (fun () -> q.TrimExcess 0; q.Capacity)
  let s = Stack<int>([1])
  show "s trim" (fun () -> s.TrimExcess 0; s.Capacity)
  show "s trim" (fun () -> s.TrimExcess 10; s.Capacity)
rest ()

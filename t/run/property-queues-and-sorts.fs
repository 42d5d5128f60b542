// out: 0 failures
// PriorityQueue, Queue, Stack, LinkedList, List, sorts and searches against lists, with numbers from a fixed seed
open System
open System.Collections.Generic
let mutable state = 777u
let next (n: int) =
    state <- state * 1664525u + 1013904223u
    int ((state >>> 8) % uint32 n)
let mutable failures = 0
let check name (ok: bool) =
    if not ok then
        failures <- failures + 1
        if failures < 10 then printfn "FAILED %s" name
let numbers n most = List.init n (fun _ -> next most)
for round in 1 .. 8 do
    // a heap gives its priorities in order
    let queue = PriorityQueue<int, int>()
    let mutable inside: int list = []
    for _ in 1 .. 60 do
        if next 3 > 0 then
            let p = next 20
            queue.Enqueue(p * 2, p)
            inside <- List.sort (p :: inside)
        else
            match queue.TryDequeue() with
            | true, e, p ->
                check "PriorityQueue" (p = List.head inside && e = p * 2)
                inside <- List.tail inside
            | _ -> check "PriorityQueue empty" inside.IsEmpty
    check "PriorityQueue.Count" (queue.Count = inside.Length)
    check "PriorityQueue of items" (let q = PriorityQueue<int, int>(Seq.map (fun p -> struct (p, p)) inside) in [ while q.Count > 0 do yield q.Dequeue() ] = inside)
    // first in, first out; last in, first out
    let fifo, lifo, deque = Queue<int>(), Stack<int>(), LinkedList<int>()
    let mutable a: int list = []
    let mutable b: int list = []
    let mutable c: int list = []
    for _ in 1 .. 60 do
        let x = next 100
        match next 5 with
        | 0 | 1 ->
            fifo.Enqueue x
            lifo.Push x
            deque.AddLast x |> ignore
            a <- a @ [ x ]
            b <- x :: b
            c <- c @ [ x ]
        | 2 ->
            deque.AddFirst x |> ignore
            c <- x :: c
        | 3 when not a.IsEmpty ->
            check "Queue" (fifo.Dequeue() = List.head a)
            check "Stack" (lifo.Pop() = List.head b)
            a <- List.tail a
            b <- List.tail b
        | _ when not c.IsEmpty ->
            if next 2 = 0 then
                deque.RemoveFirst()
                c <- List.tail c
            else
                deque.RemoveLast()
                c <- List.take (c.Length - 1) c
        | _ -> ()
    check "Queue seq" (List.ofSeq fifo = a && fifo.ToArray() = Array.ofList a)
    check "Stack seq" (List.ofSeq lifo = b)
    check "LinkedList seq" (List.ofSeq deque = c && deque.Count = c.Length)
    // List<T> as a list
    let l = List<int>()
    let mutable m: int list = []
    for _ in 1 .. 60 do
        let x, at = next 30, next (m.Length + 1)
        match next 6 with
        | 0 | 1 ->
            l.Insert(at, x)
            m <- List.insertAt at x m
        | 2 ->
            l.Add x
            m <- m @ [ x ]
        | 3 when at < m.Length ->
            l.RemoveAt at
            m <- List.removeAt at m
        | 4 ->
            let had = List.contains x m
            check "List.Remove" (l.Remove x = had)
            if had then m <- List.removeAt (List.findIndex ((=) x) m) m
        | _ ->
            check "IndexOf" (l.IndexOf x = (match List.tryFindIndex ((=) x) m with Some i -> i | None -> -1))
            check "LastIndexOf" (l.LastIndexOf x = (match List.tryFindIndexBack ((=) x) m with Some i -> i | None -> -1))
    check "List seq" (List.ofSeq l = m)
    check "RemoveAll" (let n = l.RemoveAll(fun x -> x % 2 = 0) in List.ofSeq l = List.filter (fun x -> x % 2 <> 0) m && n = m.Length - l.Count)
    l.Sort()
    check "Sort" (List.ofSeq l = List.sort (List.filter (fun x -> x % 2 <> 0) m))
    for x in 0 .. 30 do
        let at = l.BinarySearch x
        check "BinarySearch" (if at >= 0 then l.[at] = x else ~~~at = List.length (List.filter (fun y -> y < x) (List.ofSeq l)))
    // sorts: a permutation in order; stable where F#'s are
    let xs = numbers (next 90) 12 |> List.mapi (fun i x -> x, i)
    let ordered f l = List.forall (fun (x, y) -> f x y) (List.pairwise l)
    let stable l = ordered (fun (x, i) (y, j) -> x < y || (x = y && i < j)) l
    check "List.sortBy" (stable (List.sortBy fst xs))
    check "List.sortWith" (stable (List.sortWith (fun (x, _) (y, _) -> compare x y) xs))
    check "Seq.sortBy" (stable (List.ofSeq (Seq.sortBy fst xs)))
    check "List.sort" (List.sort xs = List.sortBy fst xs)
    check "Array.sort" (Array.sort (Array.ofList xs) = Array.ofList (List.sort xs))
    check "descending" (List.sortDescending xs = List.rev (List.sort xs))
    check "Array.sortInPlace" (let a = Array.ofList xs in Array.sortInPlace a; List.ofArray a = List.sort xs)
    let arr = Array.ofList (List.map fst xs)
    Array.Sort arr
    check "Array.Sort" (ordered (<=) (List.ofArray arr) && List.sort (List.map fst xs) = List.ofArray arr)
    check "groupBy" (List.groupBy fst xs |> List.forall (fun (k, g) -> List.forall (fun (x, _) -> x = k) g && ordered (fun (_, i) (_, j) -> i < j) g))
    check "countBy" (List.sumBy snd (List.countBy fst xs) = xs.Length)
    check "distinct" (List.sort (List.distinct (List.map fst xs)) = Set.toList (Set.ofList (List.map fst xs)))
    check "rev" (List.rev (List.rev xs) = xs && Array.rev (Array.rev arr) = arr)
    let n = next (xs.Length + 1)
    check "splitAt" (let x, y = List.splitAt n xs in x @ y = xs && x = List.take n xs && y = List.skip n xs)
    check "chunks" (List.concat (List.chunkBySize (n + 1) xs) = xs && (List.splitInto (n + 1) xs |> List.concat) = xs)
    check "windows" (List.windowed 2 xs = List.map (fun (x, y) -> [ x; y ]) (List.pairwise xs))
    check "zip" (List.unzip (List.zip xs xs) = (xs, xs))
    check "fold" (List.fold (fun s (x, _) -> s - x) 0 xs = -(List.sumBy fst xs) && List.scan (fun s (x, _) -> s + x) 0 xs |> List.last = List.sumBy fst xs)
    check "seq" (Seq.toList (Seq.truncate n xs) = List.truncate n xs && Seq.toArray (Seq.skip n xs) = Array.skip n (Array.ofList xs))
    check "permute" (xs.Length = 0 || List.permute (fun i -> (i + n) % xs.Length) xs |> List.sort = List.sort xs)
    check "transpose" (let r = [ numbers 4 9; numbers 4 9; numbers 4 9 ] in List.transpose (List.transpose r) = r)
    check "allPairs" (List.length (List.allPairs (List.truncate 5 xs) [ 1; 2; 3 ]) = 3 * min 5 xs.Length)
printfn "%d failures" failures

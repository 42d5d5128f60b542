// Times of collections and sequences: each line of output is a name, milliseconds and a result; arguments name the parts that
// are wanted. library.c and library.ml do the same work where C and OCaml have the thing.
open System
open System.Collections.Generic
open System.Text
open Measure

let allKeys = lazy (numbers 200000)
let allWords = lazy (Array.map (fun (k: int) -> "key" + string (k % 100000)) (allKeys.Force()))

time "map" (fun () ->
    let keys = allKeys.Force()
    let mutable m = Map.empty
    for k in keys do
        m <- Map.add k (k + 1) m
    let mutable sum = 0L
    for k in keys do
        sum <- sum + int64 (Map.find k m)
    sum + Map.fold (fun s k _ -> s + int64 k) 0L m)

time "set" (fun () ->
    let keys = allKeys.Force()
    let mutable s = Set.empty
    for k in keys do
        s <- Set.add (k % 100000) s
    let other = Set.ofSeq (seq { 0 .. 2 .. 100000 })
    int64 (Set.count (Set.union s other) + Set.count (Set.intersect s other) + Set.count (s - other)))

time "dictionary-int" (fun () ->
    let keys = allKeys.Force()
    let d = Dictionary<int, int>()
    for k in keys do
        d.[k] <- k
    let mutable sum = 0L
    for _ in 1 .. 5 do
        for k in keys do
            match d.TryGetValue k with
            | true, v -> sum <- sum + int64 v
            | _ -> ()
    sum + int64 d.Count)

time "dictionary-string" (fun () ->
    let words = allWords.Force()
    let d = Dictionary<string, int>()
    for w in words do
        match d.TryGetValue w with
        | true, n -> d.[w] <- n + 1
        | _ -> d.[w] <- 1
    let mutable sum = 0L
    for KeyValue(_, n) in d do
        sum <- sum + int64 n * int64 n
    sum)

time "hashset" (fun () ->
    let keys = allKeys.Force()
    let s = HashSet<int>()
    let mutable fresh = 0L
    for i in 0 .. 4 do
        for k in keys do
            if s.Add(k ^^^ i) then fresh <- fresh + 1L
    fresh)

time "priorityqueue" (fun () ->
    let keys = allKeys.Force()
    let q = PriorityQueue<int, int>()
    for k in keys do
        q.Enqueue(k, k)
    let mutable sum = 0L
    while q.Count > 0 do
        sum <- sum * 3L + int64 (q.Dequeue())
    sum)

time "sort-array" (fun () ->
    let a = numbers 500000
    Array.sortInPlace a
    int64 a.[1000])

time "sort-list" (fun () ->
    let keys = allKeys.Force()
    let l = List.ofArray keys
    int64 (List.head (List.sort l)))

time "sort-strings" (fun () ->
    let words = allWords.Force()
    let a = Array.copy words
    Array.sortInPlace a
    int64 a.[100].Length)

time "sort-by" (fun () ->
    let keys = allKeys.Force()
    let l = Array.sortBy (fun k -> -(k % 1000)) keys
    int64 (l.[1000] % 1000))

time "stringbuilder" (fun () ->
    let b = StringBuilder()
    for i in 1 .. 500000 do
        b.Append(i).Append(' ').Append("text").Append('\n') |> ignore
    int64 (b.ToString().Length))

time "list" (fun () ->
    List.init 500000 id
    |> List.map (fun x -> x * 3)
    |> List.filter (fun x -> x % 2 = 0)
    |> List.fold (fun s x -> s + int64 x) 0L)

time "array" (fun () ->
    Array.init 1000000 id
    |> Array.map (fun x -> x * 3)
    |> Array.filter (fun x -> x % 2 = 0)
    |> Array.sumBy int64)

time "seq" (fun () ->
    Seq.init 1000000 id
    |> Seq.map (fun x -> x * 3)
    |> Seq.filter (fun x -> x % 2 = 0)
    |> Seq.sumBy int64)

time "seq-expression" (fun () ->
    let s =
        seq {
            for i in 1 .. 1000 do
                for j in 1 .. 1000 do
                    if (i ^^^ j) &&& 3 = 0 then yield i * j
        }
    s |> Seq.truncate 200000 |> Seq.fold (fun s x -> s + int64 x) 0L)

time "list-of-t" (fun () ->
    let l = List<int>()
    for i in 1 .. 1000000 do
        l.Add i
    let mutable sum = 0L
    for x in l do
        sum <- sum + int64 x
    sum)

time "array2d" (fun () ->
    let n = 160
    let a = Array2D.init n n (fun i j -> float (i + j))
    let c = Array2D.zeroCreate n n
    for i in 0 .. n - 1 do
        for j in 0 .. n - 1 do
            let mutable s = 0.0
            for k in 0 .. n - 1 do
                s <- s + a.[i, k] * a.[k, j]
            c.[i, j] <- s
    let mutable sum = 0.0
    for i in 0 .. n - 1 do
        for j in 0 .. n - 1 do
            sum <- sum + c.[i, j]
    int64 sum)

time "map-string" (fun () ->
    let words = allWords.Force()
    let mutable m = Map.empty
    for w in words do
        m <-
            Map.change
                w
                (fun n ->
                    match n with
                    | Some n -> Some(n + 1)
                    | None -> Some 1)
                m
    Map.fold (fun s (k: string) n -> s + int64 k.Length * int64 n) 0L m)

time "sorteddictionary" (fun () ->
    let keys = allKeys.Force()
    let d = SortedDictionary<int, int>()
    for k in keys do
        d.[k % 50000] <- k
    let mutable sum = 0L
    for KeyValue(k, v) in d do
        sum <- sum * 3L + int64 (k ^^^ v)
    sum)

time "hashset-string" (fun () ->
    let words = allWords.Force()
    let s = HashSet<string>()
    let mutable fresh = 0L
    for w in words do
        if s.Add w then fresh <- fresh + 1L
    for w in words do
        if s.Contains(w + "0") then fresh <- fresh + 1L
    fresh)

time "queue" (fun () ->
    let q = Queue<int>()
    let mutable sum = 0L
    for i in 1 .. 1000000 do
        q.Enqueue i
        if i &&& 3 = 0 then sum <- sum + int64 (q.Dequeue())
    while q.Count > 0 do
        sum <- sum * 3L + int64 (q.Dequeue())
    sum)

time "stack" (fun () ->
    let q = Stack<int>()
    let mutable sum = 0L
    for i in 1 .. 1000000 do
        q.Push i
        if i &&& 3 = 0 then sum <- sum + int64 (q.Pop())
    while q.Count > 0 do
        sum <- sum * 3L + int64 (q.Pop())
    sum)

time "sort-floats" (fun () ->
    let a = Array.map (fun k -> float (k % 1000003) / 7.0) (numbers 500000)
    Array.sortInPlace a
    int64 a.[1000])

time "list-sortby" (fun () ->
    let keys = allKeys.Force()
    let l = List.ofArray keys |> List.sortBy (fun k -> k % 1000)
    int64 (List.item 1000 l))

time "list-sort-strings" (fun () ->
    let words = allWords.Force()
    let l = List.ofArray words |> List.sort
    int64 (List.item 100 l).Length)

time "groupby" (fun () ->
    let keys = allKeys.Force()
    keys
    |> Seq.groupBy (fun k -> k % 1000)
    |> Seq.sumBy (fun (k, group) -> int64 k * int64 (Seq.length group)))

time "countby" (fun () ->
    let words = allWords.Force()
    words |> Array.countBy (fun w -> w.Substring(0, 4)) |> Array.sumBy (fun (w, n) -> int64 w.Length * int64 n * int64 n))

time "seq-pipeline" (fun () ->
    let keys = allKeys.Force()
    let pairs = keys |> Seq.indexed |> Seq.skip 10 |> Seq.filter (fun (i, k) -> (i + k) % 3 <> 0)
    pairs
    |> Seq.map snd
    |> Seq.pairwise
    |> Seq.takeWhile (fun (a, b) -> a <> b)
    |> Seq.fold (fun s (a, b) -> s + int64 (a ^^^ b)) 0L)

time "seq-distinct-sort" (fun () ->
    let keys = allKeys.Force()
    keys |> Seq.map (fun k -> k % 20000) |> Seq.distinct |> Seq.sortDescending |> Seq.take 100 |> Seq.sumBy int64)

time "array-floats" (fun () ->
    let xs = Array.init 1000000 float
    let ys = Array.map (fun x -> x * 0.5 + 1.0) xs
    let dot = Array.fold2 (fun s x y -> s + x * y) 0.0 xs ys
    int64 (dot / 1e6 + Array.max xs + Array.sum ys))

time "array-loop" (fun () ->
    let a = Array.zeroCreate<int> 2000000
    for i in 0 .. a.Length - 1 do
        a.[i] <- i ^^^ (i >>> 3)
    let mutable sum = 0L
    for x in a do
        sum <- sum + int64 x
    for i in a.Length - 1 .. -1 .. 1 do
        a.[i] <- a.[i] - a.[i - 1]
    sum + int64 a.[1999999])

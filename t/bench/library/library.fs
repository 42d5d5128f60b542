// Times of the library: each line of output is a name and milliseconds, the best of three. library.c does the same work where
// C has the thing.
open System
open System.Collections.Generic
open System.Text

let mutable sink = 0L

let time (name: string) (work: unit -> int64) =
    let mutable best = Int64.MaxValue
    for _ in 1 .. 3 do
        let watch = Diagnostics.Stopwatch.StartNew()
        sink <- work ()
        best <- min best (watch.ElapsedTicks * 1000000L / Diagnostics.Stopwatch.Frequency)
    printfn "%s %d.%03d %d" name (best / 1000L) (best % 1000L) sink

let mutable state = 1u
let next () =
    state <- state * 1664525u + 1013904223u
    int (state >>> 1)

let numbers n =
    state <- 1u
    Array.init n (fun _ -> next ())

let keys = numbers 200000
let words = Array.map (fun (k: int) -> "key" + string (k % 100000)) keys

time "map" (fun () ->
    let mutable m = Map.empty
    for k in keys do
        m <- Map.add k (k + 1) m
    let mutable sum = 0L
    for k in keys do
        sum <- sum + int64 (Map.find k m)
    sum + Map.fold (fun s k _ -> s + int64 k) 0L m)

time "set" (fun () ->
    let mutable s = Set.empty
    for k in keys do
        s <- Set.add (k % 100000) s
    let other = Set.ofSeq (seq { 0 .. 2 .. 100000 })
    int64 (Set.count (Set.union s other) + Set.count (Set.intersect s other) + Set.count (s - other)))

time "dictionary-int" (fun () ->
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
    let s = HashSet<int>()
    let mutable fresh = 0L
    for i in 0 .. 4 do
        for k in keys do
            if s.Add(k ^^^ i) then fresh <- fresh + 1L
    fresh)

time "priorityqueue" (fun () ->
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
    let l = List.ofArray keys
    int64 (List.head (List.sort l)))

time "sort-strings" (fun () ->
    let a = Array.copy words
    Array.sortInPlace a
    int64 a.[100].Length)

time "sort-by" (fun () ->
    let l = Array.sortBy (fun k -> -(k % 1000)) keys
    int64 l.[1000])

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

let lines = Diagnostics.Stopwatch.StartNew()
let mutable count = 0
let mutable length = 0L
let mutable line = Console.ReadLine()
while not (isNull line) do
    count <- count + 1
    length <- length + int64 line.Length
    line <- Console.ReadLine()
printfn "lines %d.000 %d" lines.ElapsedMilliseconds (length + int64 count)

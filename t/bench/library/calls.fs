// Times of the functions of collections that programs call, one by one: each line of output is a name, milliseconds and a result;
// arguments name the parts that are wanted.
open System
open System.Collections.Generic
open Measure

let some = lazy (numbers 100000)
let array () = some.Force()
let allList = lazy (List.ofArray (array ()))
let list () = allList.Force()
let allFew = lazy (Array.map (fun k -> k % 1000) (array ()))
let few () = allFew.Force()
let allTexts = lazy (Array.map (fun (k: int) -> "key" + string (k % 5000)) (array ()))
let texts () = allTexts.Force()

type Person = { name: string; age: int; score: float }
let allPeople = lazy (Array.map (fun k -> { name = "p" + string (k % 3000); age = k % 90; score = float (k % 777) }) (array ()))
let people () = allPeople.Force()

time "list-sortby-int" (fun () -> list () |> List.sortBy (fun x -> -x) |> List.head |> int64)
time "list-sort" (fun () -> list () |> List.sort |> List.last |> int64)
time "list-sortwith" (fun () -> list () |> List.sortWith (fun a b -> compare b a) |> List.head |> int64)
time "list-sortby-record" (fun () -> people () |> List.ofArray |> List.sortBy (fun p -> p.age, p.name) |> List.head |> (fun p -> int64 p.score))
time "list-groupby" (fun () -> list () |> List.groupBy (fun x -> x % 1000) |> List.sumBy (fun (k, g) -> int64 k * int64 (List.length g)))
time "list-groupby-string" (fun () -> people () |> List.ofArray |> List.groupBy (fun p -> p.name) |> List.length |> int64)
time "list-countby" (fun () -> list () |> List.countBy (fun x -> x % 5000) |> List.sumBy (fun (k, n) -> int64 k * int64 n))
time "list-distinct" (fun () -> list () |> List.map (fun x -> x % 20000) |> List.distinct |> List.length |> int64)
time "list-collect" (fun () -> list () |> List.collect (fun x -> [ x; x + 1; x + 2 ]) |> List.length |> int64)
time "list-zip" (fun () -> List.zip (list ()) (list ()) |> List.sumBy (fun (a, b) -> int64 a - int64 b + 1L))
time "list-map2-fold2" (fun () -> List.map2 (+) (list ()) (list ()) |> List.fold2 (fun s a b -> s + int64 a - int64 b) 0L <| list ())
time "list-windowed" (fun () -> list () |> List.windowed 5 |> List.sumBy (fun w -> int64 (List.head w)))
time "list-chunkby" (fun () -> list () |> List.chunkBySize 10 |> List.sumBy (fun w -> int64 (List.head w)))
time "list-pairwise" (fun () -> list () |> List.pairwise |> List.sumBy (fun (a, b) -> int64 (a - b)))
time "list-partition" (fun () -> (let a, b = list () |> List.partition (fun x -> x % 3 = 0) in int64 (List.length a) * 7L + int64 (List.length b)))
time "list-choose-rev" (fun () -> list () |> List.choose (fun x -> if x % 2 = 0 then Some(x / 2) else None) |> List.rev |> List.head |> int64)
time "list-append" (fun () -> (list () @ list () @ list ()) |> List.length |> int64)
time "list-tryfind-exists" (fun () ->
    let l = list ()
    let mutable sum = 0L
    for _ in 1 .. 10 do
        sum <- sum + (match List.tryFind (fun x -> x = -1) l with Some x -> int64 x | None -> 1L)
        if List.exists (fun x -> x = -2) l then sum <- sum + 1L
        if List.contains -3 l then sum <- sum + 1L
    sum)
time "list-scan-unfold" (fun () -> List.unfold (fun i -> if i < 100000 then Some(i, i + 1) else None) 0 |> List.scan (+) 0 |> List.last |> int64)
time "list-comprehension" (fun () -> [ for x in list () do if x % 2 = 0 then yield x; yield x + 1 ] |> List.length |> int64)
time "list-mapi-iteri" (fun () ->
    let mutable sum = 0L
    list () |> List.mapi (fun i x -> i + x) |> List.iteri (fun i x -> sum <- sum + int64 (x - i))
    sum)
time "list-take-skip" (fun () -> list () |> List.skip 1000 |> List.take 50000 |> List.takeWhile (fun x -> x >= 0) |> List.splitAt 20000 |> fst |> List.length |> int64)
time "list-max-min" (fun () -> int64 (List.max (list ())) + int64 (List.min (list ())) + int64 (List.maxBy (fun x -> -x) (list ())))
time "list-average" (fun () -> list () |> List.map float |> List.average |> int64)
time "list-allpairs" (fun () -> List.allPairs [ 1 .. 300 ] [ 1 .. 300 ] |> List.sumBy (fun (a, b) -> int64 (a * b)))
time "list-transpose" (fun () -> List.transpose [ for i in 1 .. 100 -> [ i .. i + 500 ] ] |> List.sumBy (fun r -> int64 (List.sum r)))
time "list-reduce-foldback" (fun () -> int64 (list () |> List.reduce max) + List.foldBack (fun x s -> s + int64 x) (list ()) 0L)
time "list-nth" (fun () -> (let l = List.take 500 (list ()) in let mutable s = 0L in (for i in 0 .. 499 do s <- s + int64 l.[i] + int64 (List.item i l)); s))
time "list-except" (fun () -> List.except [ 0 .. 500 ] (List.map (fun x -> x % 1000) (list ())) |> List.length |> int64)
time "list-indexed-unzip" (fun () -> (let a, b = list () |> List.indexed |> List.unzip in int64 (List.length a) + int64 (List.last b)))
time "list-toarray" (fun () -> (list () |> List.toArray |> Array.toList |> Seq.ofList |> List.ofSeq).Length |> int64)

time "array-sortby" (fun () -> array () |> Array.sortBy (fun x -> -x) |> Array.head |> int64)
time "array-sortwith" (fun () -> array () |> Array.sortWith (fun a b -> compare b a) |> Array.head |> int64)
time "array-sortby-tuple" (fun () -> people () |> Array.sortBy (fun p -> p.age, p.score) |> Array.head |> (fun p -> int64 p.age))
time "array-sortdescending" (fun () -> array () |> Array.sortDescending |> Array.head |> int64)
time "array-sort-records" (fun () -> people () |> Array.sort |> Array.head |> (fun p -> int64 p.age))
time "array-sort-comparer" (fun () ->
    let copy = Array.copy (array ())
    Array.Sort(copy, Comparer<int>.Create(fun a b -> compare b a))
    int64 copy.[0])
time "array-sort-keys" (fun () ->
    let keys = Array.copy (array ())
    let items = Array.init keys.Length id
    Array.Sort(keys, items)
    int64 items.[0])
time "array-sort-strings" (fun () ->
    let copy = Array.copy (texts ())
    Array.Sort(copy, StringComparer.Ordinal)
    int64 copy.[0].Length)
time "array-binarysearch" (fun () ->
    let sorted = Array.sort (array ())
    let mutable sum = 0L
    for x in array () do
        sum <- sum + int64 (Array.BinarySearch(sorted, x)) / 1000L
    sum)
time "array-groupby" (fun () -> array () |> Array.groupBy (fun x -> x % 1000) |> Array.sumBy (fun (k, g) -> int64 k * int64 g.Length))
time "array-countby" (fun () -> texts () |> Array.countBy id |> Array.sumBy (fun (k, n) -> int64 k.Length * int64 n))
time "array-fold-mapi" (fun () -> array () |> Array.mapi (fun i x -> i ^^^ x) |> Array.fold (fun s x -> s + int64 x) 0L)
time "array-collect" (fun () -> array () |> Array.collect (fun x -> [| x; x + 1 |]) |> Array.length |> int64)
time "array-choose" (fun () -> array () |> Array.choose (fun x -> if x % 3 = 0 then Some(x / 3) else None) |> Array.length |> int64)
time "array-distinct" (fun () -> few () |> Array.distinct |> Array.length |> int64)
time "array-zip-unzip" (fun () -> (let a, b = Array.zip (array ()) (few ()) |> Array.unzip in int64 (a.Length + b.[5])))
time "array-partition" (fun () -> (let a, b = array () |> Array.partition (fun x -> x % 3 = 0) in int64 a.Length * 7L + int64 b.Length))
time "array-windowed" (fun () -> array () |> Array.windowed 5 |> Array.sumBy (fun w -> int64 w.[0]))
time "array-chunkby" (fun () -> array () |> Array.chunkBySize 10 |> Array.sumBy (fun w -> int64 w.[0]))
time "array-pairwise" (fun () -> array () |> Array.pairwise |> Array.sumBy (fun (a, b) -> int64 (a - b)))
time "array-scan-rev" (fun () -> array () |> Array.scan (fun s x -> s ^^^ x) 0 |> Array.rev |> Array.head |> int64)
time "array-blit-append" (fun () ->
    let a = array ()
    let target = Array.zeroCreate<int> (a.Length * 2)
    for i in 0 .. 10 do
        Array.blit a 0 target (i * 100) a.Length
    int64 target.[99] + int64 (Array.append target a).Length + int64 (Array.concat [ a; a; target ]).Length + int64 (Array.sub a 5 5000).[3])
time "array-find-exists" (fun () ->
    let a = array ()
    let mutable sum = 0L
    for _ in 1 .. 10 do
        sum <- sum + int64 (defaultArg (Array.tryFindIndex (fun x -> x = -1) a) 3) + int64 (Array.IndexOf(a, -5))
        if Array.exists (fun x -> x = -2) a then sum <- sum + 1L
        if Array.contains -3 a then sum <- sum + 1L
    sum)
time "array-max-average" (fun () -> int64 (Array.max (array ())) + int64 (Array.minBy (fun x -> x ^^^ 5) (array ())) + int64 (Array.averageBy float (array ())))
time "array-slices" (fun () -> (let a = array () in let mutable s = 0L in (for i in 0 .. 100 .. 90000 do s <- s + int64 a.[i .. i + 50].Length); s))
time "array-fill-comprehension" (fun () -> [| for x in array () do if x % 2 = 0 then yield float x |] |> Array.sum |> int64)
time "array-resize" (fun () ->
    let mutable a = [||]
    for i in 1 .. 200 do
        Array.Resize(&a, i * 10)
        a.[i] <- i
    int64 a.Length)
time "array-transpose-splitinto" (fun () -> Array.transpose (Array.splitInto 10 (array ())) |> Array.sumBy (fun r -> int64 r.Length))
time "jagged" (fun () ->
    let m = Array.init 300 (fun i -> Array.init 300 (fun j -> i * j))
    let mutable sum = 0L
    for i in 0 .. 299 do
        for j in 0 .. 299 do
            sum <- sum + int64 m.[j].[i]
    sum)

time "seq-groupby" (fun () -> array () |> Seq.groupBy (fun x -> x % 1000) |> Seq.sumBy (fun (k, g) -> int64 k * int64 (Seq.length g)))
time "seq-sortby" (fun () -> array () |> Seq.sortBy (fun x -> -x) |> Seq.head |> int64)
time "seq-windowed" (fun () -> array () |> Seq.windowed 5 |> Seq.sumBy (fun w -> int64 w.[0]))
time "seq-pairwise" (fun () -> array () |> Seq.pairwise |> Seq.sumBy (fun (a, b) -> int64 (a - b)))
time "seq-distinct" (fun () -> few () |> Seq.distinct |> Seq.length |> int64)
time "seq-chunk-zip" (fun () -> Seq.zip (array ()) (Seq.chunkBySize 3 (array ())) |> Seq.sumBy (fun (a, c) -> int64 a + int64 c.Length))
time "seq-collect" (fun () -> list () |> Seq.collect (fun x -> [ x; x + 1 ]) |> Seq.filter (fun x -> x % 2 = 0) |> Seq.length |> int64)
time "seq-unfold" (fun () -> Seq.unfold (fun (a, b) -> Some(a, (b, (a + b) % 1000003))) (0, 1) |> Seq.take 100000 |> Seq.sumBy int64)
time "seq-tolist" (fun () -> (seq { for x in array () do if x % 3 = 0 then yield x / 3 } |> Seq.toList |> List.length) + (Seq.toArray (Seq.map (fun x -> x + 1) (list ()))).Length |> int64)
time "seq-cache" (fun () -> (let s = Seq.cache (Seq.map (fun x -> x % 7) (list ())) in int64 (Seq.sum s + Seq.length s)))
time "seq-recursive" (fun () ->
    let rec walk n =
        seq {
            if n > 0 then
                yield! walk (n - 1)
                yield n
                yield! walk (n - 1)
        }
    walk 14 |> Seq.sumBy int64)
time "seq-fold-scan" (fun () -> array () |> Seq.scan (fun s x -> s ^^^ x) 0 |> Seq.fold (fun s x -> s + int64 x) 0L)
time "seq-countby" (fun () -> texts () |> Seq.countBy id |> Seq.sumBy (fun (_, n) -> int64 n * int64 n))
time "seq-mutable-object" (fun () -> (let e = (array () :> seq<int>).GetEnumerator() in let mutable s = 0L in (while e.MoveNext() do s <- s + int64 e.Current); s))
time "seq-append" (fun () -> Seq.append (array ()) (Seq.append (list ()) (seq { 1 .. 1000 })) |> Seq.length |> int64)
time "seq-init-infinite" (fun () -> Seq.initInfinite (fun i -> i * i % 1009) |> Seq.takeWhile (fun x -> x <> 1010) |> Seq.truncate 100000 |> Seq.max |> int64)
time "seq-exists-find" (fun () -> (if array () |> Seq.exists (fun x -> x = -1) then 1L else 2L) + int64 (list () |> Seq.tryFind (fun x -> x = -4) |> Option.defaultValue 9) + int64 (Seq.item 50000 (list ())))

let allMap = lazy (Map.ofArray (Array.map (fun k -> k, k / 2) (array ())))
time "map-fold-change" (fun () ->
    let mutable m = Map.empty
    for k in few () do
        m <- Map.change k (function Some n -> Some(n + 1) | None -> Some 1) m
    Map.fold (fun s k v -> s + int64 (k * v)) 0L m)
time "map-iterate" (fun () ->
    let m = allMap.Force()
    let mutable sum = 0L
    for KeyValue(k, v) in m do
        sum <- sum + int64 (k - v)
    sum + (m |> Map.toSeq |> Seq.sumBy (fun (k, v) -> int64 (k - v))) + int64 (m |> Map.toList |> List.length))
time "map-filter-map" (fun () -> allMap.Force() |> Map.filter (fun k _ -> k % 2 = 0) |> Map.map (fun k v -> k + v) |> Map.count |> int64)
time "map-ofseq" (fun () -> (array () |> Seq.map (fun k -> k, k) |> Map.ofSeq |> Map.count |> int64) + (list () |> List.map (fun k -> k, k) |> Map.ofList |> Map.count |> int64))
time "map-remove" (fun () ->
    let mutable m = allMap.Force()
    for k in array () do
        if k % 2 = 0 then m <- Map.remove k m
    int64 m.Count)
time "map-tryfind" (fun () ->
    let m = allMap.Force()
    let mutable sum = 0L
    for k in array () do
        match Map.tryFind (k + 1) m with
        | Some v -> sum <- sum + int64 v
        | None -> if Map.containsKey k m then sum <- sum + 1L
    sum)
time "map-tuple-keys" (fun () ->
    let mutable m = Map.empty
    for k in few () do
        m <- Map.add (k % 30, k / 30) k m
    Map.fold (fun s (a, b) v -> s + int64 (a + b + v)) 0L m)
time "map-partition-keys" (fun () -> (let a, b = Map.partition (fun k _ -> k % 3 = 0) (allMap.Force()) in int64 (Seq.sum (Seq.map int64 a.Keys)) + int64 b.Values.Count))
let allSet = lazy (Set.ofArray (array ()))
time "set-ops" (fun () ->
    let s = allSet.Force()
    let t = Set.map (fun x -> x + x % 2) s
    int64 (Set.count (Set.union s t)) + int64 (Set.count (Set.intersect s t)) + int64 (Set.count (Set.difference s t)) + (if Set.isSubset t s then 1L else 0L))
time "set-filter-fold" (fun () -> allSet.Force() |> Set.filter (fun x -> x % 2 = 0) |> Set.fold (fun s x -> s + int64 x) 0L)
time "set-contains" (fun () ->
    let s = allSet.Force()
    let mutable sum = 0L
    for k in array () do
        if s.Contains(k + 1) then sum <- sum + 1L
    sum + int64 (Set.minElement s) + int64 (Set.maxElement s))
time "set-strings" (fun () -> texts () |> Set.ofArray |> Set.count |> int64)
time "set-remove" (fun () ->
    let mutable s = allSet.Force()
    for i in 1 .. 10000 do
        s <- Set.remove (Set.minElement s) s
    int64 s.Count)

time "linkedlist" (fun () ->
    let l = LinkedList<int>()
    for x in array () do
        l.AddLast x |> ignore
        if x % 3 = 0 then l.AddFirst x |> ignore
    let mutable sum = 0L
    for x in l do
        sum <- sum + int64 x
    while l.Count > 10 do
        l.RemoveFirst()
        l.RemoveLast()
    sum + int64 l.First.Value)
time "queue-bfs" (fun () ->
    let seen = Array.zeroCreate<bool> 100000
    let q = Queue<int>()
    q.Enqueue 1
    let mutable count = 0L
    while q.Count > 0 do
        let n = q.Dequeue()
        if n < 100000 && not seen.[n] then
            seen.[n] <- true
            count <- count + 1L
            q.Enqueue(n * 2)
            q.Enqueue(n + 3)
    count)
time "stack-dfs" (fun () ->
    let seen = Array.zeroCreate<bool> 100000
    let q = Stack<struct (int * int)>()
    q.Push(struct (1, 0))
    let mutable count = 0L
    while q.Count > 0 do
        let struct (n, d) = q.Pop()
        if n < 100000 && not seen.[n] then
            seen.[n] <- true
            count <- count + int64 (d &&& 1)
            q.Push(struct (n * 2, d + 1))
            q.Push(struct (n + 3, d + 1))
    count)
time "sortedset" (fun () ->
    let s = SortedSet<int>()
    for x in array () do
        s.Add(x % 20000) |> ignore
    let mutable sum = 0L
    for x in s do
        sum <- sum + int64 x
    while s.Count > 10 do
        s.Remove s.Min |> ignore
    sum)
time "option-chains" (fun () ->
    let mutable sum = 0L
    for x in array () do
        let r =
            Some x
            |> Option.map (fun x -> x + 1)
            |> Option.filter (fun x -> x % 3 <> 0)
            |> Option.bind (fun x -> if x % 5 = 0 then None else Some(x / 2))
            |> Option.defaultValue 7
        sum <- sum + int64 r
    sum)
time "result-chains" (fun () ->
    let mutable sum = 0L
    for x in array () do
        let r =
            (if x % 7 = 0 then Error "seven" else Ok x)
            |> Result.map (fun x -> x + 1)
            |> Result.bind (fun x -> if x % 5 = 0 then Error "five" else Ok(x / 2))
            |> Result.mapError (fun e -> e.Length)
        sum <- sum + (match r with Ok n -> int64 n | Error n -> int64 n)
    sum)

time "resizearray-insert" (fun () ->
    let l = List<int>()
    for i in 1 .. 5000 do
        l.Insert(l.Count / 2, i)
        l.Insert(0, i)
    int64 l.[777])
time "resizearray-removeat" (fun () ->
    let l = List<int>(Array.sub (array ()) 0 10000)
    while l.Count > 10 do
        l.RemoveAt(l.Count / 2)
        l.RemoveAt 0
    int64 l.[3])
time "resizearray-search" (fun () ->
    let l = List<int>(array ())
    let mutable sum = 0L
    for i in 1 .. 10 do
        sum <- sum + int64 (l.IndexOf -1) + int64 (l.FindIndex(fun x -> x = -2)) + (if l.Contains -4 then 1L else 0L) + (if l.Exists(fun x -> x = -7) then 1L else 0L)
    sum)
time "resizearray-strings-search" (fun () ->
    let l = List<string>(texts ())
    int64 (l.IndexOf "none") + (if l.Contains "neither" then 1L else 0L) + int64 (l.LastIndexOf "key1"))
time "resizearray-sort" (fun () ->
    let l = List<int>(array ())
    l.Sort()
    l.Reverse()
    let first = l.[0]
    l.Sort(fun a b -> compare a b)
    int64 first + int64 l.[0] + int64 (l.BinarySearch l.[500]))
time "resizearray-removeall" (fun () ->
    let l = List<int>(array ())
    let n = l.RemoveAll(fun x -> x % 3 = 0)
    l.AddRange l
    l.RemoveRange(10, 5000)
    int64 n + int64 l.Count)
time "resizearray-foreach" (fun () ->
    let l = List<int>(array ())
    let mutable sum = 0L
    for x in l do
        sum <- sum + int64 x
    for i in 0 .. l.Count - 1 do
        sum <- sum - int64 l.[i]
        l.[i] <- l.[i]
    sum + int64 (l.ToArray().Length) + int64 (l.ConvertAll(fun x -> x + 1)).Count)
time "resizearray-objects" (fun () ->
    let l = List<Person>()
    for p in people () do
        l.Add p
    let mutable sum = 0L
    for p in l do
        sum <- sum + int64 p.age
    sum)
time "dictionary-trygetvalue" (fun () ->
    let d = Dictionary<int, int>()
    for k in array () do
        d.[k % 5000] <- k
    let mutable sum = 0L
    for k in array () do
        match d.TryGetValue(k % 10000) with
        | true, v -> sum <- sum + int64 v
        | _ -> sum <- sum + 1L
    sum)
time "dictionary-iterate" (fun () ->
    let d = Dictionary<int, string>()
    for k in array () do
        d.[k] <- "x"
    let mutable sum = 0L
    for KeyValue(k, v) in d do
        sum <- sum + int64 k + int64 v.Length
    for k in d.Keys do
        sum <- sum - int64 k
    for v in d.Values do
        sum <- sum + int64 v.Length
    sum)
time "dictionary-remove" (fun () ->
    let d = Dictionary<int, int>()
    for k in array () do
        d.[k] <- k
    for k in array () do
        d.Remove k |> ignore
    for k in array () do
        d.TryAdd(k, 1) |> ignore
    int64 d.Count)
time "dictionary-tuple-keys" (fun () ->
    let d = Dictionary<struct (int * int), int>()
    for k in array () do
        let key = struct (k % 100, k % 37)
        d.[key] <- (match d.TryGetValue key with | true, n -> n + 1 | _ -> 1)
    int64 d.Count)
time "dictionary-reftuple-keys" (fun () ->
    let d = Dictionary<int * int, int>()
    for k in array () do
        let key = (k % 100, k % 37)
        d.[key] <- (match d.TryGetValue key with | true, n -> n + 1 | _ -> 1)
    int64 d.Count)
time "dictionary-record-keys" (fun () ->
    let d = Dictionary<Person, int>(HashIdentity.Structural)
    for p in people () do
        d.[p] <- p.age
    int64 d.Count)
time "dictionary-comparer" (fun () ->
    let d = Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)
    for t in texts () do
        d.[t] <- t.Length
    int64 d.Count)
time "dict-groups" (fun () ->
    let d = Dictionary<string, List<int>>()
    for i in 0 .. 99999 do
        let t = texts().[i]
        match d.TryGetValue t with
        | true, l -> l.Add i
        | _ -> d.[t] <- List<int>([ i ])
    int64 (d.Values |> Seq.sumBy (fun l -> l.Count * l.Count)))
time "hashset-ops" (fun () ->
    let a = HashSet<int>(array ())
    let b = HashSet<int>(Seq.map (fun x -> x + x % 2) (array ()))
    a.IntersectWith b
    b.ExceptWith a
    b.UnionWith [ 1 .. 1000 ]
    int64 a.Count * 7L + int64 b.Count)
time "memoize" (fun () ->
    let table = Dictionary<int64, int64>()
    let rec collatz (n: int64) =
        if n = 1L then 0L
        else
            match table.TryGetValue n with
            | true, v -> v
            | _ ->
                let v = 1L + collatz (if n % 2L = 0L then n / 2L else 3L * n + 1L)
                table.[n] <- v
                v
    let mutable best = 0L
    for i in 1L .. 30000L do
        best <- max best (collatz i)
    best)

time "async-loop" (fun () ->
    async {
        let mutable sum = 0L
        for i in 1 .. 20000 do
            let! x = async { return i }
            sum <- sum + int64 x
        return sum
    } |> Async.RunSynchronously)
time "async-recursive" (fun () ->
    let rec loop n (s: int64) = async { if n = 0 then return s else return! loop (n - 1) (s + int64 n) }
    loop 50000 0L |> Async.RunSynchronously)
time "async-parallel" (fun () -> [ for i in 1 .. 2000 -> async { return i * i } ] |> Async.Parallel |> Async.RunSynchronously |> Array.sumBy int64)
time "task-loop" (fun () ->
    let work (i: int) = task { return i }
    let all = task {
        let mutable sum = 0L
        for i in 1 .. 50000 do
            let! x = work i
            sum <- sum + int64 x
        return sum
    }
    all.Result)
time "mailbox" (fun () ->
    let box = MailboxProcessor<AsyncReplyChannel<int64> option>.Start(fun box ->
        let rec loop (n: int64) = async {
            let! m = box.Receive()
            match m with
            | None -> return! loop (n + 1L)
            | Some r ->
                r.Reply n
                return! loop n }
        loop 0L)
    for _ in 1 .. 20000 do
        box.Post None
    box.PostAndReply Some)
time "lazy" (fun () ->
    let cells = Array.map (fun x -> lazy (x + 1)) (array ())
    (cells |> Array.sumBy (fun c -> int64 (c.Force()))) + (cells |> Array.sumBy (fun c -> int64 c.Value)))
time "exceptions" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 2000 do
        try
            if i % 2 = 0 then raise (KeyNotFoundException "x") else failwith "y"
        with
        | :? KeyNotFoundException -> sum <- sum + 1L
        | Failure m -> sum <- sum + int64 m.Length
    sum)
time "structural-equality" (fun () ->
    let p = people ()
    let mutable sum = 0L
    for i in 1 .. p.Length - 1 do
        if p.[i] = p.[i - 1] then sum <- sum + 1L
        if compare p.[i] p.[i - 1] > 0 then sum <- sum + 2L
        if (p.[i].age, p.[i].name) < (p.[i - 1].age, p.[i - 1].name) then sum <- sum + 3L
    sum + (if list () = List.map id (list ()) then 1L else 0L) + (if array () = Array.copy (array ()) then 1L else 0L))
time "hash" (fun () ->
    let mutable sum = 0L
    for i in 0 .. 99999 do
        if hash (i, i + 1) = hash (i + 1, i) then sum <- sum + 1L
        if hash (Some i) = hash (Some(i + 1)) then sum <- sum + 1L
    sum)
time "array2d-map" (fun () -> (let m = Array2D.init 300 300 (fun i j -> i * j) in let n = Array2D.map (fun x -> x + 1) m in let mutable s = 0L in Array2D.iteri (fun i j x -> s <- s + int64 (x ^^^ i ^^^ j)) n; s + int64 n.[5..10, *].Length))
time "priority-queue-dijkstra" (fun () ->
    let q = PriorityQueue<int, int>()
    let dist = Array.create 40000 Int32.MaxValue
    dist.[0] <- 0
    q.Enqueue(0, 0)
    while q.Count > 0 do
        let ok, n, d = q.TryDequeue()
        if d = dist.[n] then
            for m in [ n + 1; n + 200; n - 1; n - 200 ] do
                if m >= 0 && m < 40000 then
                    let e = d + 1 + (n * 7 + m * 3) % 10
                    if e < dist.[m] then
                        dist.[m] <- e
                        q.Enqueue(m, e)
    int64 (Array.sum dist))

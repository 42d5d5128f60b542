// out: Dictionary is over
// out: HashSet is over
// out: List.Sort is over
// out: SortedDictionary is over
// out: ResizeArray is over
// out: others is over
open System
open System.Collections.Generic
open System.Threading

// Threads change a collection while code of the program, which the collection calls, gives other threads their turn.
[<CustomEquality; CustomComparison>]
type Key =
    { text: string; value: int }
    override this.Equals(other: obj) =
        Thread.Sleep 0
        match other with
        | :? Key as that -> this.value = that.value
        | _ -> false
    override this.GetHashCode() =
        Thread.Sleep 0
        this.value % 7
    interface IComparable with
        member this.CompareTo(other: obj) =
            Thread.Sleep 0
            compare this.value (other :?> Key).value

let key (i: int) = { text = String('k', 20) + string i; value = i }

/// Both at the same time, each many times; what they raise is theirs.
let together (name: string) (first: int -> unit) (second: int -> unit) =
    let worker (work: int -> unit) =
        Thread(fun () ->
            for i in 1 .. 60 do
                try work i with _ -> ())
    let threads = [ worker first; worker second; worker first ]
    for t in threads do t.Start()
    for t in threads do t.Join()
    printfn "%s is over" name

let dictionary () =
    let d = Dictionary<Key, string>()
    together "Dictionary"
        (fun i ->
            d.[key i] <- String('v', 20) + string i
            d.TryGetValue(key (i / 2)) |> ignore
            d.ContainsKey(key (i * 3)) |> ignore)
        (fun i ->
            d.Remove(key (i - 1)) |> ignore
            if i % 9 = 0 then d.Clear()
            d.TryAdd(key (i + 100), "x" + string i) |> ignore)

let hashSet () =
    let s = HashSet<Key>()
    together "HashSet"
        (fun i ->
            s.Add(key i) |> ignore
            s.Contains(key (i / 2)) |> ignore
            s.UnionWith [ key i; key (i + 3) ])
        (fun i ->
            s.Remove(key (i - 1)) |> ignore
            s.RemoveWhere(fun k -> Thread.Sleep 0; k.value % 3 = 0) |> ignore
            if i % 9 = 0 then s.Clear(); s.TrimExcess()
            s.IntersectWith [ key i; key (i + 1); key (i + 2) ])

let sorts () =
    let l = List<Key>()
    for i in 1 .. 40 do l.Add(key (i * 17 % 41))
    together "List.Sort"
        (fun _ -> l.Sort())
        (fun i ->
            if i % 5 = 0 then l.Clear(); l.TrimExcess()
            for k in 1 .. 10 do l.Add(key (k * i % 13))
            l.Sort(Comparison(fun a b -> Thread.Sleep 0; compare b.value a.value))
            l.BinarySearch(key i) |> ignore
            l.IndexOf(key i) |> ignore
            l.Remove(key i) |> ignore)

let sorted () =
    let d = SortedDictionary<Key, string>()
    let s = SortedSet<Key>()
    let l = SortedList<Key, string>()
    together "SortedDictionary"
        (fun i ->
            d.[key i] <- "v" + string i
            s.Add(key i) |> ignore
            l.[key i] <- "v" + string i
            d.TryGetValue(key (i / 2)) |> ignore)
        (fun i ->
            d.Remove(key (i - 1)) |> ignore
            s.Remove(key (i - 1)) |> ignore
            l.Remove(key (i - 1)) |> ignore
            if i % 9 = 0 then d.Clear(); s.Clear(); l.Clear())

let lists () =
    let l = List<string>()
    together "ResizeArray"
        (fun i ->
            for k in 1 .. 10 do l.Add(String('a', 10) + string k)
            l.ForEach(fun text -> Thread.Sleep 0; text.Length |> ignore)
            l.Exists(fun text -> Thread.Sleep 0; text.Length > 99) |> ignore
            l.FindAll(fun text -> Thread.Sleep 0; text.Length > 9) |> ignore
            l.FindLast(fun text -> Thread.Sleep 0; text.Length > 99) |> ignore
            l.ConvertAll(fun text -> Thread.Sleep 0; text + "x") |> ignore)
        (fun i ->
            l.RemoveAll(fun text -> Thread.Sleep 0; text.EndsWith "3") |> ignore
            l.TrueForAll(fun text -> Thread.Sleep 0; text.Length > 1) |> ignore
            if i % 4 = 0 then l.Clear(); l.TrimExcess())

let others () =
    let q = PriorityQueue<string, Key>()
    let c = System.Collections.Concurrent.ConcurrentDictionary<Key, string>()
    let a = Array.init 30 key
    together "others"
        (fun i ->
            q.Enqueue("q" + string i, key i)
            c.GetOrAdd(key i, fun k -> Thread.Sleep 0; k.text + "!") |> ignore
            Array.sortInPlace a
            Seq.iter (fun (k: Key) -> Thread.Sleep 0; k.value |> ignore) a)
        (fun i ->
            if q.Count > 0 then q.Dequeue() |> ignore
            if i % 9 = 0 then q.Clear(); c.Clear()
            c.AddOrUpdate(key i, "a", (fun _ old -> Thread.Sleep 0; old + "u")) |> ignore
            c.TryRemove(key (i - 1)) |> ignore
            for k in 0 .. 29 do a.[k] <- key (k * i % 31))

dictionary ()
hashSet ()
sorts ()
sorted ()
lists ()
others ()

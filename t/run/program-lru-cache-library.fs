// out: -- lru of 3
// out:   evicted two = 1
// out:   evicted three = 2
// out:   evicted one = 0
// out:   evicted four = 5
// out:   ["one"; "five"; "two"]
// out:   2 hits, 7 misses, 4 evicted, 22%
// out:   one is 8
// out:   no zero in the cache
// out:   true false
// out: -- lfu of 3
// out:   evicted two = 1
// out:   evicted three = 2
// out:   evicted four = 5
// out:   ["five"; "two"; "one"]
// out:   3 hits, 6 misses, 3 evicted, 33%
// out:   one is 0
// out:   no zero in the cache
// out:   true false
// out: capacity
// out: Volume 1, Volume 2, Volume 1, Volume 3, Volume 2, Volume 1
// out: 5 loads, 11 lines, last: put 1
// out: 2880067194370816120 in 91 calls
// out: [1; 2; 1; 3; 2; 4; 1]
// out: ["a"; "bb"; "dddd"] 3 hits, 4 misses, 7 evicted, 43%
// out: true 2
// Caches: a doubly linked list by hand, LRU and LFU behind one interface, memoization, decorators, a library on top.
module Caches

open System
open System.Collections
open System.Collections.Generic

[<AllowNullLiteral>]
type Node<'K, 'V>(key: 'K, value: 'V) =
    member val Key = key
    member val Value = value with get, set
    member val Next: Node<'K, 'V> = null with get, set
    member val Uses = 1 with get, set

type CacheStatistics =
    { Hits: int
      Misses: int
      Evictions: int }
    static member Empty = { Hits = 0; Misses = 0; Evictions = 0 }
    member s.Ratio = if s.Hits + s.Misses = 0 then 0.0 else float s.Hits / float (s.Hits + s.Misses)
    override s.ToString() = $"{s.Hits} hits, {s.Misses} misses, {s.Evictions} evicted, %.0f{s.Ratio * 100.0}%%"

type ICache<'K, 'V> =
    abstract TryGet: 'K -> 'V option
    abstract Put: key: 'K * value: 'V -> unit
    abstract Remove: 'K -> bool
    abstract Count: int
    abstract Keys: 'K list
    abstract Statistics: CacheStatistics

[<AbstractClass>]
type CacheBase<'K, 'V when 'K: equality>(capacity: int) =
    do if capacity < 1 then raise (ArgumentOutOfRangeException("capacity", "must be positive"))
    let mutable statistics = CacheStatistics.Empty
    let evicted = Event<'K * 'V>()
    member _.Capacity = capacity
    member _.Evicted = evicted.Publish
    member _.Statistics = statistics

    abstract Find: 'K -> 'V voption
    abstract Store: 'K * 'V -> unit
    abstract Delete: 'K -> bool
    abstract Victim: unit -> struct ('K * 'V)
    abstract Size: int
    abstract Listing: 'K list

    member this.Put(key, value) =
        if (this.Find key).IsNone && this.Size >= capacity then
            let struct (k, v) = this.Victim()
            this.Delete k |> ignore
            statistics <- { statistics with Evictions = statistics.Evictions + 1 }
            evicted.Trigger(k, v)
        this.Store(key, value)

    member this.Item
        with get key =
            match (this :> ICache<_, _>).TryGet key with
            | Some v -> v
            | None -> raise (KeyNotFoundException(sprintf "no %O in the cache" (box key)))
        and set key value = this.Put(key, value)

    interface ICache<'K, 'V> with
        member this.TryGet key =
            match this.Find key with
            | ValueSome v ->
                statistics <- { statistics with Hits = statistics.Hits + 1 }
                Some v
            | ValueNone ->
                statistics <- { statistics with Misses = statistics.Misses + 1 }
                None
        member this.Put(key, value) = this.Put(key, value)
        member this.Remove key = this.Delete key
        member this.Count = this.Size
        member this.Keys = this.Listing
        member _.Statistics = statistics

/// Least recently used first: a list of keys with stamps, and a table.
type LruCache<'K, 'V when 'K: equality>(capacity) =
    inherit CacheBase<'K, 'V>(capacity)
    let table = Dictionary<'K, LinkedListNode<KeyValuePair<'K, 'V>>>()
    let order = LinkedList<KeyValuePair<'K, 'V>>()

    let touch (node: LinkedListNode<_>) =
        order.Remove node
        order.AddFirst node

    override _.Find key =
        match table.TryGetValue key with
        | true, node ->
            touch node
            ValueSome node.Value.Value
        | _ -> ValueNone

    override this.Store(key, value) =
        this.Delete key |> ignore
        table.[key] <- order.AddFirst(KeyValuePair(key, value))

    override _.Delete key =
        match table.TryGetValue key with
        | true, node ->
            order.Remove node
            table.Remove key
        | _ -> false

    override _.Victim() =
        let last = order.Last.Value
        struct (last.Key, last.Value)

    override _.Size = table.Count
    override _.Listing = [ for kv in order -> kv.Key ]

/// Least frequently used first; ties go to the older one. The chain is linked by hand.
type LfuCache<'K, 'V when 'K: equality>(capacity) =
    inherit CacheBase<'K, 'V>(capacity)
    let mutable head: Node<'K, 'V> = null
    let mutable size = 0

    let rec find (node: Node<'K, 'V>) key =
        if isNull node then null
        elif node.Key = key then node
        else find node.Next key

    override _.Find key =
        match find head key with
        | null -> ValueNone
        | node ->
            node.Uses <- node.Uses + 1
            ValueSome node.Value

    override _.Store(key, value) =
        match find head key with
        | null ->
            head <- Node(key, value, Next = head)
            size <- size + 1
        | node -> node.Value <- value

    override _.Delete key =
        let rec go (previous: Node<'K, 'V>) (node: Node<'K, 'V>) =
            match node with
            | null -> false
            | n when n.Key = key ->
                if isNull previous then head <- n.Next else previous.Next <- n.Next
                size <- size - 1
                true
            | n -> go n n.Next
        go null head

    override _.Victim() =
        let rec least (best: Node<'K, 'V>) (node: Node<'K, 'V>) =
            if isNull node then best
            elif node.Uses <= best.Uses then least node node.Next
            else least best node.Next
        let n = least head head.Next
        struct (n.Key, n.Value)

    override _.Size = size

    override _.Listing =
        [ let mutable n = head
          while not (isNull n) do
              yield n.Key
              n <- n.Next ]

// ---- on top

module Cache =
    let getOrAdd (make: 'K -> 'V) key (cache: ICache<'K, 'V>) =
        match cache.TryGet key with
        | Some v -> v
        | None ->
            let v = make key
            cache.Put(key, v)
            v

    let memoize (cache: ICache<'K, 'V>) f = fun key -> getOrAdd f key cache

    let memoizeRec (cache: ICache<'K, 'V>) (f: ('K -> 'V) -> 'K -> 'V) =
        let rec g key = getOrAdd (f g) key cache
        g

    /// A cache that writes down what is asked of it.
    let logging (log: string -> unit) (inner: ICache<'K, 'V>) =
        { new ICache<'K, 'V> with
            member _.TryGet key =
                let r = inner.TryGet key
                log (sprintf "get %O: %s" (box key) (if r.IsSome then "hit" else "miss"))
                r
            member _.Put(key, value) =
                log (sprintf "put %O" (box key))
                inner.Put(key, value)
            member _.Remove key = inner.Remove key
            member _.Count = inner.Count
            member _.Keys = inner.Keys
            member _.Statistics = inner.Statistics }

    /// Two levels: what the small one lost may still be in the large one.
    let layered (small: ICache<'K, 'V>) (large: ICache<'K, 'V>) =
        { new ICache<'K, 'V> with
            member _.TryGet key =
                small.TryGet key
                |> Option.orElseWith (fun () ->
                    let r = large.TryGet key
                    r |> Option.iter (fun v -> small.Put(key, v))
                    r)
            member _.Put(key, value) =
                small.Put(key, value)
                large.Put(key, value)
            member _.Remove key =
                let a = small.Remove key
                let b = large.Remove key
                a || b
            member _.Count = large.Count
            member _.Keys = List.distinct (small.Keys @ large.Keys)
            member _.Statistics =
                let a, b = small.Statistics, large.Statistics
                { Hits = a.Hits + b.Hits; Misses = b.Misses; Evictions = a.Evictions + b.Evictions } }

type Book = { Isbn: int; Title: string }

type Library(cache: ICache<int, Book>) =
    let mutable loads = 0
    member _.Loads = loads
    member _.Find isbn =
        cache
        |> Cache.getOrAdd
            (fun n ->
                loads <- loads + 1
                { Isbn = n; Title = $"Volume {n}" })
            isbn

let exercise name (cache: CacheBase<string, int>) =
    printfn "-- %s of %d" name cache.Capacity
    cache.Evicted.Add(fun (k, v) -> printfn "  evicted %s = %d" k v)
    for i, word in Seq.indexed [ "one"; "two"; "three"; "one"; "one"; "four"; "two"; "five"; "one" ] do
        match (cache :> ICache<_, _>).TryGet word with
        | Some _ -> ()
        | None -> cache.[word] <- i
    printfn "  %A" (cache :> ICache<_, _>).Keys
    printfn "  %O" cache.Statistics
    printfn "  one is %d" cache.["one"]
    try printfn "%d" cache.["zero"] with :? KeyNotFoundException as e -> printfn "  %s" e.Message
    printfn "  %b %b" ((cache :> ICache<_, _>).Remove "one") ((cache :> ICache<_, _>).Remove "one")

exercise "lru" (LruCache 3)
exercise "lfu" (LfuCache 3)

try LruCache<int, int>(0) |> ignore
with :? ArgumentOutOfRangeException as e -> printfn "%s" e.ParamName

let lines = ResizeArray<string>()
let library = Library(LruCache<int, Book> 2 |> Cache.logging lines.Add)
let titles = [ for isbn in [ 1; 2; 1; 3; 2; 1 ] -> (library.Find isbn).Title ]
printfn "%s" (String.concat ", " titles)
printfn "%d loads, %d lines, last: %s" library.Loads lines.Count (Seq.last lines)

let calls = ref 0
let fib =
    Cache.memoizeRec (LruCache<int, bigint> 50) (fun self n ->
        calls.Value <- calls.Value + 1
        if n < 2 then bigint n else self (n - 1) + self (n - 2))
printfn "%O in %d calls" (fib 90) calls.Value

let two = Cache.layered (LruCache<string, int> 1) (LfuCache<string, int> 3)
let length = Cache.memoize two String.length
printfn "%A" (List.map length [ "a"; "bb"; "a"; "ccc"; "bb"; "dddd"; "a" ])
printfn "%A %O" (List.sort two.Keys) two.Statistics
printfn "%b %d" (two.Remove "a") two.Count

// out: (true, 0)
// out: [("d", 9); ("a", 0); ("c", 2)]
// out: ["c"; "d"; "a"] struct (1, 0)
// out: no "zz"
// out: true true true true false true 5 [[0; 9]; [1; 2; 3; 4]; [5; 6]; [7]; [8]]
// out: [(0, 3, 5); (2, 4, 5); (3, 5, 6); (0, 1, 7); (1, 4, 7); (4, 6, 9)]
// out: 19 3 ell
// out: 123 5
// out: ["car"; "card"; "care"] ["do"; "dog"] []
// out: [true; true; false; false] 9
// out: [|10; 7; 4; 1; 0; 9; 8; 6; 3; 5; 2|]
// out: [|2; 5|] [|1; 4; 7; 10|] [||]
// out: [1; 1; 2; 4; 5; 5; 6; 9]
// out: core lib gfx ui app
// out: cycle: core -> app -> lib -> core
module Structures
open System
open System.Collections
open System.Collections.Generic

// LRU with linked list
type LruCache<'k, 'v when 'k: equality and 'k: not null>(capacity: int) =
    let order = LinkedList<KeyValuePair<'k, 'v>>()
    let index = Dictionary<'k, LinkedListNode<KeyValuePair<'k, 'v>>>(capacity)
    let mutable hits, misses = 0, 0
    member _.TryGet(key: 'k, [<System.Runtime.InteropServices.Out>] value: byref<'v>) =
        match index.TryGetValue key with
        | true, node ->
            order.Remove node
            order.AddFirst node
            hits <- hits + 1
            value <- node.Value.Value
            true
        | _ ->
            misses <- misses + 1
            false
    member this.Item
        with get key = match this.TryGet key with | true, v -> v | _ -> raise (KeyNotFoundException(sprintf "no %A" key))
        and set key value =
            match index.TryGetValue key with
            | true, node -> order.Remove node
            | _ -> if index.Count = capacity then
                     let last = order.Last
                     index.Remove last.Value.Key |> ignore
                     order.RemoveLast()
            index[key] <- order.AddFirst(KeyValuePair(key, value))
    member _.Stats = struct (hits, misses)
    interface IEnumerable<'k * 'v> with
        member _.GetEnumerator() : IEnumerator<'k * 'v> = (seq { for KeyValue(k, v) in order -> k, v }).GetEnumerator()
        member this.GetEnumerator() : IEnumerator = (this :> seq<_>).GetEnumerator()

let c = LruCache<string, int>(3)
for i, k in List.indexed [ "a"; "b"; "c" ] do c[k] <- i
printfn "%A" (c.TryGet "a")
c["d"] <- 9
printfn "%A" (List.ofSeq c)
c["c"] <- 7
printfn "%A %A" (Seq.map fst c |> Seq.toList) c.Stats
try c["zz"] |> printfn "%d" with :? KeyNotFoundException as e -> printfn "%s" e.Message

// union find
type UnionFind(n) =
    let parent = Array.init n id
    let size = Array.create n 1
    let mutable count = n
    member u.Find x =
        if parent[x] <> x then parent[x] <- u.Find parent[x]
        parent[x]
    member u.Union(a, b) =
        match u.Find a, u.Find b with
        | a, b when a = b -> false
        | a, b ->
            let a, b = if size[a] < size[b] then b, a else a, b
            parent[b] <- a
            size[a] <- size[a] + size[b]
            count <- count - 1
            true
    member _.Count = count
    member u.Groups = [ 0 .. n - 1 ] |> List.groupBy u.Find |> List.map snd
let uf = UnionFind 10
[ 1, 2; 3, 4; 2, 3; 5, 6; 1, 4; 9, 0 ] |> List.iter (fun p -> printf "%b " (uf.Union p))
printfn "%d %A" uf.Count uf.Groups
let kruskal edges n =
    let uf = UnionFind n
    edges |> List.sortBy (fun (_, _, w) -> w) |> List.filter (fun (a, b, _) -> uf.Union(a, b))
printfn "%A" (kruskal [ 0, 1, 7; 0, 3, 5; 1, 2, 8; 1, 3, 9; 1, 4, 7; 2, 4, 5; 3, 4, 15; 3, 5, 6; 4, 5, 8; 4, 6, 9; 5, 6, 11 ] 7)

// segment tree, generic over monoid
type Monoid<'a> = abstract Zero: 'a abstract Plus: 'a * 'a -> 'a
let monoid zero plus =
    { new Monoid<_> with
        member _.Zero = zero
        member _.Plus(a, b) = plus a b }
type SegTree<'a>(m: Monoid<'a>, items: 'a seq) =
    let items = Seq.toArray items
    let n = (let mutable p = 1 in (while p < items.Length do p <- p <<< 1); p)
    let t = Array.create (2 * n) m.Zero
    do
        Array.blit items 0 t n items.Length
        for i in n - 1 .. -1 .. 1 do t[i] <- m.Plus(t[2 * i], t[2 * i + 1])
    member _.Update(i, v) =
        let mutable i = i + n
        t[i] <- v
        while i > 1 do
            i <- i / 2
            t[i] <- m.Plus(t[2 * i], t[2 * i + 1])
    member _.Query(lo, hi) =
        let rec go node l r =
            if hi < l || r < lo then m.Zero
            elif lo <= l && r <= hi then t[node]
            else
                let mid = (l + r) / 2
                m.Plus(go (2 * node) l mid, go (2 * node + 1) (mid + 1) r)
        go 1 0 (n - 1)
let sums = SegTree(monoid 0 (+), [ 5; 3; 8; 6; 2; 7 ])
let mins = SegTree(monoid Int32.MaxValue min, [ 5; 3; 8; 6; 2; 7 ])
let strs = SegTree(monoid "" (+), Seq.map string "hello")
printfn "%d %d %s" (sums.Query(1, 4)) (mins.Query(0, 3)) (strs.Query(1, 3))
sums.Update(2, 100)
mins.Update(1, 50)
printfn "%d %d" (sums.Query(0, 5)) (mins.Query(0, 3))

// trie
type Trie =
    { Children: Map<char, Trie>; IsWord: bool }
    static member Empty = { Children = Map.empty; IsWord = false }
module Trie =
    let rec insert word trie =
        match word with
        | [] -> { trie with IsWord = true }
        | c :: cs ->
            let child = trie.Children |> Map.tryFind c |> Option.defaultValue Trie.Empty
            { trie with Children = trie.Children.Add(c, insert cs child) }
    let ofWords ws = Seq.fold (fun t w -> insert (List.ofSeq w) t) Trie.Empty ws
    let rec words prefix t = seq {
        if t.IsWord then yield prefix
        for KeyValue(c, child) in t.Children do yield! words (prefix + string c) child }
    let complete (prefix: string) t =
        (Some t, prefix) ||> Seq.fold (fun t c -> t |> Option.bind (fun t -> t.Children.TryFind c))
        |> Option.map (words prefix >> List.ofSeq) |> Option.defaultValue []
let t = Trie.ofWords [ "car"; "card"; "care"; "cat"; "dog"; "do" ]
printfn "%A %A %A" (Trie.complete "car" t) (Trie.complete "d" t) (Trie.complete "x" t)

// bloom filter
type Bloom(bits: int, hashes: (string -> uint32) list) =
    let set = BitArray bits
    let positions s = hashes |> List.map (fun h -> int (h s % uint32 bits))
    member _.Add s = positions s |> List.iter (fun i -> set.Set(i, true))
    member _.MayContain s = positions s |> List.forall (fun i -> set.[i])
    member _.Ones = seq { for b in set -> unbox<bool> b } |> Seq.filter id |> Seq.length
let djb (s: string) = s |> Seq.fold (fun h c -> h * 33u + uint32 c) 5381u
let sdbm (s: string) = s |> Seq.fold (fun h c -> uint32 c + (h <<< 6) + (h <<< 16) - h) 0u
let bloom = Bloom(256, [ djb; sdbm; fun s -> djb s ^^^ sdbm s ])
[ "apple"; "pear"; "plum" ] |> List.iter bloom.Add
printfn "%A %d" ([ "apple"; "pear"; "fig"; "kiwi" ] |> List.map bloom.MayContain) bloom.Ones

// suffix array
let suffixArray (s: string) = [| 0 .. s.Length - 1 |] |> Array.sortWith (fun a b -> String.CompareOrdinal(s, a, s, b, s.Length))
let sa = suffixArray "mississippi"
printfn "%A" sa
let search (s: string) (sa: int[]) (p: string) =
    let cmp i = String.CompareOrdinal(s, sa[i], p, 0, p.Length)
    let rec bound lo hi f = if lo >= hi then lo else (let m = (lo + hi) / 2 in if f (cmp m) then bound (m + 1) hi f else bound lo m f)
    let lo = bound 0 sa.Length (fun c -> c < 0)
    let hi = bound lo sa.Length (fun c -> c <= 0)
    sa[lo .. hi - 1] |> Array.sort
printfn "%A %A %A" (search "mississippi" sa "ssi") (search "mississippi" sa "i") (search "mississippi" sa "x")

// binary heap functor-ish, skew heap
type Skew<'a> = E | T of 'a * Skew<'a> * Skew<'a>
let rec merge a b =
    match a, b with
    | E, t | t, E -> t
    | T(x, l, r), T(y, _, _) when x <= y -> T(x, merge b r, l)
    | _, T(y, l, r) -> T(y, merge a r, l)
let rec drain = function E -> [] | T(x, l, r) -> x :: drain (merge l r)
printfn "%A" ([ 5; 1; 4; 1; 5; 9; 2; 6 ] |> List.fold (fun h x -> merge h (T(x, E, E))) E |> drain)

// topological sort
let topo (deps: (string * string list) list) =
    let graph = dict deps
    let state = Dictionary<string, bool>()
    let out = ResizeArray()
    let rec visit path n =
        match state.TryGetValue n with
        | true, true -> ()
        | true, false -> failwithf "cycle: %s" (String.Join(" -> ", List.rev (n :: path)))
        | _ ->
            state[n] <- false
            if graph.ContainsKey n then for d in graph[n] do visit (n :: path) d
            state[n] <- true
            out.Add n
    for n in graph.Keys do visit [] n
    out
let deps = [ "app", [ "lib"; "ui" ]; "ui", [ "gfx"; "lib" ]; "lib", [ "core" ]; "gfx", [] ]
printfn "%s" (String.Join(" ", topo deps))
try topo (("core", [ "app" ]) :: deps) |> ignore with Failure m -> printfn "%s" m

// out: [|11; 69; 51; 56; 1; 32; 77; 85; 38; 62; 43; 63; 3; 46; 72; 6; 66; 87; 46; 1|]
// out: quick      true
// out: heap       true
// out: insertion  true
// out: [|87; 85; 77; 72; 69; 66; 63; 62; 56; 51; 46; 46; 43; 38; 32; 11; 6; 3; 1; 1|]
// out: true
// out: [|3u; 3u; 5u; 70000u; 2147483648u; 4294967295u|]
// out: Read, Exec Read, Exec 5 false
// out: 9 Exec
// out: has x
// out: <0,0,0> <0,-1,1> <1,2,3> true
// out: 3 111
// out: ........
// out: ..#.....
// out: ...#....
// out: .###....
// out: ........
// out: ........
// out: gen 4 alive 5
// out: ValueSome 1
// out: evict b
// out: ValueNone ValueSome 3
// out: c=3 a=1 [[c, 3]; [a, 1]]
// out: 16
// out: 00001011 21c 777
// out: 414FA339
// out: -2 -3 -5
// out: [|0; 1; 3; 2; 6; 7; 5; 4|]
// out: 11111111111111111111111111010110
// imperative style: games of life, sorting in place, bit tricks, structs, flags, LRU, linked list
open System
open System.Collections
open System.Collections.Generic
open System.Runtime.CompilerServices

[<Flags>]
type Perm =
    | None = 0
    | Read = 1
    | Write = 2
    | Exec = 4
    | All = 7

[<Struct; IsReadOnly>]
type Point3 =
    val X: int
    val Y: int
    val Z: int
    new(x, y, z) = { X = x; Y = y; Z = z }
    member p.Norm2 = p.X * p.X + p.Y * p.Y + p.Z * p.Z
    override p.ToString() = $"<{p.X},{p.Y},{p.Z}>"

[<Extension>]
type Extensions =
    [<Extension>]
    static member Swap(arr: 'a[], i: int, j: int) =
        let t = arr.[i]
        arr.[i] <- arr.[j]
        arr.[j] <- t
    [<Extension>]
    static member WordCount(s: string) = s.Split([| ' ' |], StringSplitOptions.RemoveEmptyEntries).Length

type System.Int32 with
    member x.IsEven = x &&& 1 = 0
    static member Collatz n = if (n: int).IsEven then n / 2 else 3 * n + 1

module Sorts =
    let quick (a: 'a[]) =
        let rec go lo hi =
            if lo < hi then
                let p = a.[(lo + hi) / 2]
                let mutable i = lo
                let mutable j = hi
                while i <= j do
                    while a.[i] < p do i <- i + 1
                    while a.[j] > p do j <- j - 1
                    if i <= j then
                        a.Swap(i, j)
                        i <- i + 1
                        j <- j - 1
                go lo j
                go i hi
        go 0 (a.Length - 1)
    let heap (a: 'a[]) =
        let rec sift i n =
            let c = 2 * i + 1
            if c < n then
                let c = if c + 1 < n && a.[c + 1] > a.[c] then c + 1 else c
                if a.[c] > a.[i] then
                    a.Swap(c, i)
                    sift c n
        for i = a.Length / 2 - 1 downto 0 do sift i a.Length
        for n = a.Length - 1 downto 1 do
            a.Swap(0, n)
            sift 0 n
    let insertion (cmp: IComparer<'a>) (a: 'a[]) =
        for i in 1 .. a.Length - 1 do
            let x = a.[i]
            let mutable j = i - 1
            while j >= 0 && cmp.Compare(a.[j], x) > 0 do
                a.[j + 1] <- a.[j]
                j <- j - 1
            a.[j + 1] <- x
    let rec merge xs ys =
        match xs, ys with
        | [], r | r, [] -> r
        | x :: xt, y :: _ when x <= y -> x :: merge xt ys
        | _, y :: yt -> y :: merge xs yt
    let rec mergeSort = function
        | [] | [ _ ] as l -> l
        | l -> let a, b = List.splitAt (l.Length / 2) l in merge (mergeSort a) (mergeSort b)
    let radix (a: uint32[]) =
        let mutable src = Array.copy a
        let mutable dst = Array.zeroCreate a.Length
        for shift in 0..8..24 do
            let counts = Array.zeroCreate 257
            for x in src do
                let b = int ((x >>> shift) &&& 0xFFu)
                counts.[b + 1] <- counts.[b + 1] + 1
            for i in 1..256 do counts.[i] <- counts.[i] + counts.[i - 1]
            for x in src do
                let b = int (x >>> shift &&& 255u)
                dst.[counts.[b]] <- x
                counts.[b] <- counts.[b] + 1
            let t = src
            src <- dst
            dst <- t
        src

type Life(w: int, h: int) =
    let mutable cells = Array2D.create h w false
    let wrap n m = ((n % m) + m) % m
    member val Generation = 0 with get, private set
    member _.Item with get (r, c) = cells.[wrap r h, wrap c w] and set (r, c) v = cells.[wrap r h, wrap c w] <- v
    member this.Load(r0, c0, pattern: string list) =
        pattern |> List.iteri (fun r row -> row |> String.iteri (fun c ch -> this.[r0 + r, c0 + c] <- (ch = '#')))
    member this.Step() =
        cells <-
            Array2D.init h w (fun r c ->
                let mutable n = 0
                for dr in -1 .. 1 do
                    for dc in -1 .. 1 do
                        if not (dr = 0 && dc = 0) && this.[r + dr, c + dc] then n <- n + 1
                match this.[r, c], n with
                | true, (2 | 3) | false, 3 -> true
                | _ -> false)
        this.Generation <- this.Generation + 1
    member _.Alive = cells |> Seq.cast<bool> |> Seq.filter id |> Seq.length
    override _.ToString() =
        seq { for r in 0 .. h - 1 -> String(Array.map (fun b -> if b then '#' else '.') cells.[r, *]) } |> String.concat "\n"

[<AllowNullLiteral>]
type LinkNode<'k, 'v>(key: 'k, value: 'v) =
    member _.Key = key
    member val Value = value with get, set
    member val Prev: LinkNode<'k, 'v> = null with get, set
    member val Next: LinkNode<'k, 'v> = null with get, set

type Lru<'k, 'v when 'k: equality>(capacity: int) =
    let map = Dictionary<'k, LinkNode<'k, 'v>>()
    let mutable head: LinkNode<'k, 'v> = null
    let mutable tail: LinkNode<'k, 'v> = null
    let unlink (n: LinkNode<_, _>) =
        (match n.Prev with null -> head <- n.Next | p -> p.Next <- n.Next)
        (match n.Next with null -> tail <- n.Prev | x -> x.Prev <- n.Prev)
        n.Prev <- null
        n.Next <- null
    let push (n: LinkNode<_, _>) =
        n.Next <- head
        if not (isNull head) then head.Prev <- n
        head <- n
        if tail = null then tail <- n
    let evicted = Event<'k>()
    member _.Evicted = evicted.Publish
    member _.TryGet k =
        match map.TryGetValue k with
        | true, n -> unlink n; push n; ValueSome n.Value
        | _ -> ValueNone
    member _.Put(k, v) =
        match map.TryGetValue k with
        | true, n -> n.Value <- v; unlink n; push n
        | _ ->
            if map.Count = capacity then
                let old = tail
                unlink old
                map.Remove old.Key |> ignore
                evicted.Trigger old.Key
            let n = LinkNode(k, v)
            map.[k] <- n
            push n
    member _.Clear() =
        while not (isNull head) do unlink head
        map.Clear()
    interface IEnumerable<KeyValuePair<'k, 'v>> with
        member _.GetEnumerator() =
            let items = seq {
                let mutable n = head
                while n <> null do
                    yield KeyValuePair(n.Key, n.Value)
                    n <- n.Next }
            items.GetEnumerator()
        member this.GetEnumerator() : IEnumerator = (this :> seq<_>).GetEnumerator() :> IEnumerator

module Bits =
    let popcount (x: uint64) =
        let rec go x n = if x = 0UL then n else go (x &&& (x - 1UL)) (n + 1)
        go x 0
    let reverse (b: byte) = Seq.fold (fun acc i -> if b >>> i &&& 1uy = 1uy then acc ||| (1uy <<< (7 - i)) else acc) 0uy [ 0..7 ]
    let gray n = n ^^^ (n >>> 1)
    let crc32 (data: byte[]) =
        let table = Array.init 256 (fun n -> Seq.fold (fun c _ -> if c &&& 1u <> 0u then 0xEDB88320u ^^^ (c >>> 1) else c >>> 1) (uint32 n) (seq { 1..8 }))
        ~~~(Array.fold (fun crc b -> table.[int ((crc ^^^ uint32 b) &&& 0xFFu)] ^^^ (crc >>> 8)) 0xFFFFFFFFu data)

[<EntryPoint>]
let main _ =
    let rnd = Random(2024)
    let data = Array.init 20 (fun _ -> rnd.Next(100))
    printfn "%A" data
    let test name sort =
        let a = Array.copy data
        sort a
        printfn "%-10s %b" name (a = Array.sort data)
    test "quick" Sorts.quick
    test "heap" Sorts.heap
    test "insertion" (Sorts.insertion Comparer<int>.Default)
    let desc = Array.copy data
    Sorts.insertion { new IComparer<int> with member _.Compare(a, b) = b.CompareTo a } desc
    printfn "%A" desc
    printfn "%A" (Sorts.mergeSort (List.ofArray data) = List.sort (List.ofArray data))
    printfn "%A" (Sorts.radix [| 5u; 0xFFFFFFFFu; 3u; 70000u; 0x80000000u; 3u |])
    let p = Perm.Read ||| Perm.Exec
    printfn "%A %O %d %b" p p (int p) (p.HasFlag Perm.Write)
    printfn "%A %A" (enum<Perm> 9) (p &&& ~~~Perm.Read)
    printfn "%s" (match p with Perm.Read -> "r" | x when x.HasFlag(Perm.Exec) -> "has x" | _ -> "?")
    let pts = [| Point3(1, 2, 3); Point3(); Point3(0, -1, 1) |]
    pts |> Array.sortBy (fun p -> p.Norm2) |> Array.iter (printf "%O ")
    printfn "%b" (Point3(1, 2, 3) = pts.[0])
    printfn "%d %d" ("a bb  ccc".WordCount()) (Seq.length (Seq.unfold (fun n -> if n = 1 then None else Some(n, Int32.Collatz n)) 27))
    let life = Life(8, 6)
    life.Load(0, 0, [ ".#."; "..#"; "###" ])
    for _ in 1..4 do life.Step()
    printfn "%O\ngen %d alive %d" life life.Generation life.Alive
    let lru = Lru<string, int>(2)
    lru.Evicted.Add(printfn "evict %s")
    lru.Put("a", 1); lru.Put("b", 2)
    printfn "%A" (lru.TryGet "a")
    lru.Put("c", 3)
    printfn "%A %A" (lru.TryGet "b") (lru.TryGet "c")
    for KeyValue(k, v) in lru do printf "%s=%d " k v
    printfn "%A" (Seq.toList lru)
    lru.Clear()
    printfn "%d" (Bits.popcount 0xF0F0_F0F0UL)
    printfn "%08B %x %o" (Bits.reverse 0b1101_0000uy) (Bits.gray 1000) 511
    printfn "%X" (Bits.crc32 ("The quick brown fox jumps over the lazy dog"B))
    printfn "%d %d %d" (-17 % 5) (-17 / 5) (-17 >>> 2)
    printfn "%A" (Array.init 8 Bits.gray)
    printfn "%s" (Convert.ToString(-42, 2))
    0

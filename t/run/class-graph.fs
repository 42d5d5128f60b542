// out: A 0
// out: B 3
// out: C 1
// out: D 8
// out: A B C D 
// out: set ["A"; "B"; "C"; "D"]
// out: map [(2, 0); (3, 1)]
// out: [|"fig"; "pear"; "banana"|]
// out: [|"pear"; "fig"; "banana"|]
// out: bad edge 'A-B'
// out: 23416728348467685 81
open System
// Static/generic classes, nested generics, IComparer, custom collections
type Comparer =
    static member By(f: 'a -> 'b when 'b: comparison) =
        { new Collections.Generic.IComparer<'a> with
            member _.Compare(x, y) = compare (f x) (f y) }
    static member Reverse(c: Collections.Generic.IComparer<'a>) =
        { new Collections.Generic.IComparer<'a> with
            member _.Compare(x, y) = c.Compare(y, x) }

type Graph<'N when 'N: comparison>(edges: ('N * 'N * int) list, ?directed: bool) =
    let directed = defaultArg directed false
    let adj =
        [ for (a, b, w) in edges do
              yield a, (b, w)
              if not directed then yield b, (a, w) ]
        |> List.groupBy fst
        |> List.map (fun (k, vs) -> k, List.map snd vs)
        |> Map.ofList
    member _.Nodes = adj |> Map.toSeq |> Seq.map fst |> Set.ofSeq
    member _.Neighbours n = adj |> Map.tryFind n |> Option.defaultValue []
    member this.Dijkstra(source: 'N) =
        let rec loop (dist: Map<'N, int>) (queue: Set<int * 'N>) =
            if queue.IsEmpty then dist
            else
                let (d, n) = queue.MinimumElement
                let queue = queue.Remove((d, n))
                let dist, queue =
                    this.Neighbours n
                    |> List.fold
                        (fun (dist: Map<_, _>, q: Set<_>) (m, w) ->
                            let nd = d + w
                            match dist.TryFind m with
                            | Some old when old <= nd -> dist, q
                            | Some old -> dist.Add(m, nd), q.Remove((old, m)).Add((nd, m))
                            | None -> dist.Add(m, nd), q.Add((nd, m)))
                        (dist, queue)
                loop dist queue
        loop (Map.ofList [ source, 0 ]) (Set.singleton (0, source))
    member this.Bfs(start, visit: 'N -> unit) =
        let seen = Collections.Generic.HashSet<'N>()
        let q = Collections.Generic.Queue<'N>()
        q.Enqueue start
        seen.Add start |> ignore
        while q.Count > 0 do
            let n = q.Dequeue()
            visit n
            for (m, _) in this.Neighbours n |> List.sort do
                if seen.Add m then q.Enqueue m
    static member OfString(s: string) =
        Graph<string>(
            s.Split(',', StringSplitOptions.TrimEntries)
            |> Array.map (fun e ->
                match e.Split('-', ':') with
                | [| a; b; w |] -> a, b, int w
                | _ -> failwithf "bad edge '%s'" e)
            |> List.ofArray
        )
let g = Graph.OfString "A-B:4, A-C:1, C-B:2, B-D:5, C-D:8"
for KeyValue(n, d) in g.Dijkstra "A" do printfn "%s %d" n d
g.Bfs("A", printf "%s ")
printfn ""
printfn "%A" g.Nodes
let dg = Graph([ 1, 2, 1; 2, 3, 1 ], directed = true)
printfn "%A" (dg.Dijkstra 2)
let words = [| "pear"; "fig"; "banana" |]
Array.Sort(words, Comparer.By(fun (s: string) -> s.Length))
printfn "%A" words
Array.Sort(words, Comparer.Reverse(Comparer.By id))
printfn "%A" words
try Graph.OfString "A-B" |> ignore with Failure m -> printfn "%s" m

type Memo<'k, 'v when 'k: equality>(f: Memo<'k, 'v> -> 'k -> 'v) =
    let cache = Collections.Generic.Dictionary<'k, 'v>()
    member this.Invoke k =
        match cache.TryGetValue k with
        | true, v -> v
        | _ ->
            let v = f this k
            cache.[k] <- v
            v
    member _.Size = cache.Count
let fib = Memo(fun (self: Memo<int, int64>) n -> if n < 2 then int64 n else self.Invoke(n - 1) + self.Invoke(n - 2))
printfn "%d %d" (fib.Invoke 80) fib.Size

// out: A   0 A
// out: B   7 A->B
// out: C  15 A->B->C
// out: D   5 A->D
// out: E  14 A->B->E
// out: F  11 A->D->F
// out: G  22 A->D->F->G
// out: ["A"; "B"; "D"; "C"; "E"; "F"; "G"]
// out: ["A"; "B"; "C"; "E"; "D"; "F"; "G"]
// out: [("A", "D", 5); ("C", "E", 5); ("D", "F", 6); ("A", "B", 7); ("B", "E", 7);
// out:  ("E", "G", 9)]
// out: mst weight 39
// out: trousers < socks < shoes < shirt < tie < belt < jacket
// out: cycle: 1 -> 2 -> 3 -> 1
// out: [[4; 5]; [1; 2; 3]; [6]]
// out: [[0; 3; 1; 3]
// out:  [1073741821; 0; -2; 0]
// out:  [1073741823; 3; 0; 2]
// out:  [1073741822; 1; -1; 0]]
// out: 0 3 1 3
// out: inf 0 -2 0
// out: inf 3 0 2
// out: inf 1 -1 0
// out: (None, 95)
// out: None
module GraphAlgorithms

open System
open System.Collections.Generic

type Graph<'v when 'v: comparison> = { Vertices: Set<'v>; Edges: Map<'v, ('v * int) list> }

module Graph =
    let empty<'v when 'v: comparison> : Graph<'v> = { Vertices = Set.empty; Edges = Map.empty }
    let addEdge (a, b, w) g =
        { Vertices = g.Vertices |> Set.add a |> Set.add b
          Edges = g.Edges |> Map.change a (function Some l -> Some((b, w) :: l) | None -> Some [ b, w ]) }
    let ofEdges es = Seq.fold (fun g e -> addEdge e g) empty es
    let undirected es = es |> Seq.collect (fun (a, b, w) -> [ a, b, w; b, a, w ]) |> ofEdges
    let neighbours v g = g.Edges |> Map.tryFind v |> Option.defaultValue []

    let dijkstra source g =
        let dist = Dictionary<_, int>()
        let prev = Dictionary<_, _>()
        let queue = PriorityQueue<_, int>()
        dist.[source] <- 0
        queue.Enqueue(source, 0)
        let mutable u = source
        let mutable d = 0
        while queue.TryDequeue(&u, &d) do
            if d = dist.[u] then
                for (v, w) in neighbours u g do
                    let alt = d + w
                    match dist.TryGetValue v with
                    | true, old when old <= alt -> ()
                    | _ ->
                        dist.[v] <- alt
                        prev.[v] <- u
                        queue.Enqueue(v, alt)
        dist, prev

    let rec path (prev: Dictionary<_, _>) target =
        match prev.TryGetValue target with
        | true, p -> path prev p @ [ target ]
        | false, _ -> [ target ]

    let bfs start g =
        let q = Queue [ start ]
        let seen = HashSet [ start ]
        [ while q.Count > 0 do
              let v = q.Dequeue()
              yield v
              for (n, _) in neighbours v g |> List.sortBy fst do
                  if seen.Add n then q.Enqueue n ]

    let dfs start g =
        let rec visit seen v =
            if Set.contains v seen then seen, []
            else
                ((Set.add v seen, [ v ]), neighbours v g |> List.map fst |> List.sort)
                ||> List.fold (fun (seen, acc) n -> let s, o = visit seen n in s, acc @ o)
        visit Set.empty start |> snd

    exception Cycle of string list
    let topoSort (show: 'v -> string) (g: Graph<'v>) =
        let state = Dictionary<'v, bool>()
        let rec visit trail (acc: 'v list) v =
            match state.TryGetValue v with
            | true, true -> acc
            | true, false -> raise (Cycle(List.rev (show v :: List.map show trail)))
            | _ ->
                state.[v] <- false
                let acc = neighbours v g |> List.map fst |> List.sort |> List.fold (visit (v :: trail)) acc
                state.[v] <- true
                v :: acc
        g.Vertices |> Set.fold (visit []) []

    let kruskal g =
        let parent = Dictionary<'v, 'v>()
        for v in g.Vertices do parent.Add(v, v)
        let rec find v = if parent.[v] = v then v else (let r = find parent.[v] in parent.[v] <- r; r)
        [ for (a, b, w) in [ for KeyValue(a, es) in g.Edges do for (b, w) in es do if a < b then a, b, w ] |> List.sortBy (fun (a, b, w) -> w, a, b) do
              let ra, rb = find a, find b
              if ra <> rb then
                  parent.[ra] <- rb
                  yield (a, b, w) ]

    let scc (g: Graph<'v>) =
        let index = Dictionary<'v, int>()
        let low = Dictionary<'v, int>()
        let stack = Stack<'v>()
        let onStack = HashSet<'v>()
        let result = ResizeArray<'v list>()
        let rec strong v =
            index.[v] <- index.Count
            low.[v] <- index.[v]
            stack.Push v
            onStack.Add v |> ignore
            for (w, _) in neighbours v g do
                if not (index.ContainsKey w) then
                    strong w
                    low.[v] <- min low.[v] low.[w]
                elif onStack.Contains w then
                    low.[v] <- min low.[v] index.[w]
            if low.[v] = index.[v] then
                let comp = ResizeArray()
                let mutable go = true
                while go do
                    let w = stack.Pop()
                    onStack.Remove w |> ignore
                    comp.Add w
                    go <- w <> v
                result.Add(List.sort (List.ofSeq comp))
        g.Vertices |> Seq.filter (index.ContainsKey >> not) |> Seq.iter strong
        Seq.toList result

    let floyd (g: Graph<int>) n =
        let inf = Int32.MaxValue / 2
        let d = Array2D.init n n (fun i j -> if i = j then 0 else inf)
        g.Edges |> Map.iter (fun a -> List.iter (fun (b, w) -> d.[a, b] <- min d.[a, b] w))
        for k = 0 to n - 1 do
            for i = 0 to n - 1 do
                for j = 0 to n - 1 do
                    d.[i, j] <- min d.[i, j] (d.[i, k] + d.[k, j])
        d

type Cell =
    | Wall
    | Open of cost: int

let aStar (grid: Cell[,]) (sr, sc) (tr, tc) =
    let h (r, c) = abs (r - tr) + abs (c - tc)
    let openSet = SortedSet<struct (int * int * int)>()
    let best = Dictionary<struct (int * int), int>()
    openSet.Add(struct (h (sr, sc), sr, sc)) |> ignore
    best[struct (sr, sc)] <- 0
    let mutable result = None
    let mutable expanded = 0
    while result.IsNone && openSet.Count > 0 do
        let struct (f, r, c) as top = openSet.Min
        openSet.Remove top |> ignore
        expanded <- expanded + 1
        let g = best[struct (r, c)]
        if (r, c) = (tr, tc) then result <- Some g
        elif f <= g + h (r, c) then
            for dr, dc in [ 0, 1; 1, 0; 0, -1; -1, 0 ] do
                let nr, nc = r + dr, c + dc
                if nr >= 0 && nc >= 0 && nr < Array2D.length1 grid && nc < Array2D.length2 grid then
                    match grid[nr, nc] with
                    | Wall -> ()
                    | Open cost ->
                        let ng = g + cost
                        match best.TryGetValue(struct (nr, nc)) with
                        | true, old when old <= ng -> ()
                        | _ ->
                            best[struct (nr, nc)] <- ng
                            openSet.Add(struct (ng + h (nr, nc), nr, nc)) |> ignore
    result, expanded

let es = [ "A", "B", 7; "A", "D", 5; "B", "C", 8; "B", "D", 9; "B", "E", 7; "C", "E", 5; "D", "E", 15; "D", "F", 6; "E", "F", 8; "E", "G", 9; "F", "G", 11 ]
let g = Graph.undirected es
let dist, prev = Graph.dijkstra "A" g
for v in g.Vertices do
    printfn "%s %3d %s" v dist.[v] (Graph.path prev v |> String.concat "->")
printfn "%A" (Graph.bfs "A" g)
printfn "%A" (Graph.dfs "A" g)
printfn "%A" (Graph.kruskal g)
printfn "mst weight %d" (Graph.kruskal g |> Seq.sumBy (fun (_, _, w) -> w))
let deps = Graph.ofEdges [ "shirt", "tie", 1; "tie", "jacket", 1; "trousers", "shoes", 1; "trousers", "belt", 1; "belt", "jacket", 1; "socks", "shoes", 1 ]
printfn "%s" (String.Join(" < ", Graph.topoSort id deps))
try Graph.topoSort string (Graph.ofEdges [ 1, 2, 0; 2, 3, 0; 3, 1, 0 ]) |> printfn "%A"
with Graph.Cycle c -> printfn "cycle: %s" (String.concat " -> " c)
printfn "%A" (Graph.scc (Graph.ofEdges [ 1, 2, 1; 2, 3, 1; 3, 1, 1; 3, 4, 1; 4, 5, 1; 5, 4, 1; 6, 6, 1 ]))
let fw = Graph.floyd (Graph.ofEdges [ 0, 1, 3; 1, 2, -2; 2, 3, 2; 3, 1, 1; 0, 2, 10 ]) 4
printfn "%A" fw
printfn "%s" (String.Join("\n", [ for i in 0..3 -> String.Join(" ", fw.[i, *] |> Seq.map (fun x -> if x > 1000 then "inf" else string x)) ]))
let grid = Array2D.init 12 12 (fun r c -> if (r * 7 + c * 5) % 6 = 0 && (r, c) <> (0, 0) then Wall else Open(1 + (r * c) % 4))
printfn "%A" (aStar grid (0, 0) (11, 11))
grid.[11, 10] <- Wall; grid.[10, 11] <- Wall
printfn "%A" (fst (aStar grid (0, 0) (11, 11)))

// out: ["a"; "b"; "c"; "d"; "e"]
// out: ["a"; "b"; "d"; "e"; "c"]
// out: a -> 0
// out: b -> 3
// out: c -> 1
// out: d -> 8
// out: e -> 11
// out: Some ["a"; "c"; "b"; "d"; "e"]
// out: None
// out: [[1; 2]; [3; 4; 5]]
// out: a-c 1
// out: c-b 2
// out: d-e 3
// out: b-d 5
// out: 7 5
// out: [[0; 3; 2; 5]
// out:  [3; 4; 1; 2]
// out:  [2; 1; 4; 3]
// out:  [5; 2; 3; 2]]
// graph algorithms
open System.Collections.Generic
type Graph<'v when 'v: comparison> = { Vertices: Set<'v>; Edges: Map<'v, ('v * int) list> }
module Graph =
    let empty<'v when 'v: comparison> : Graph<'v> = { Vertices = Set.empty; Edges = Map.empty }
    let addEdge (a, b, w) g =
        { Vertices = g.Vertices |> Set.add a |> Set.add b
          Edges = g.Edges |> Map.change a (fun es -> Some((b, w) :: Option.defaultValue [] es)) }
    let ofEdges es = Seq.fold (fun g e -> addEdge e g) empty es
    let neighbours v g = g.Edges |> Map.tryFind v |> Option.defaultValue [] |> List.rev
    let undirected es = es |> Seq.collect (fun (a, b, w) -> [ a, b, w; b, a, w ]) |> ofEdges
let bfs start g =
    let seen = HashSet [ start ]
    let queue = Queue [ start ]
    [ while queue.Count > 0 do
          let v = queue.Dequeue()
          yield v
          for (n, _) in Graph.neighbours v g do
              if seen.Add n then queue.Enqueue n ]
let dfs start g =
    let rec go (seen, order) v =
        if Set.contains v seen then seen, order
        else Graph.neighbours v g |> List.map fst |> List.fold go (Set.add v seen, v :: order)
    go (Set.empty, []) start |> snd |> List.rev
let dijkstra start g =
    let rec loop dist frontier =
        match Set.isEmpty frontier with
        | true -> dist
        | false ->
            let (d, v) as best = Set.minElement frontier
            let frontier = Set.remove best frontier
            let dist, frontier =
                ((dist, frontier), Graph.neighbours v g)
                ||> List.fold (fun (dist, frontier) (n, w) ->
                    let alt = d + w
                    match Map.tryFind n dist with
                    | Some old when old <= alt -> dist, frontier
                    | _ -> Map.add n alt dist, Set.add (alt, n) frontier)
            loop dist frontier
    loop (Map [ start, 0 ]) (Set [ 0, start ])
let topo g =
    let indegree =
        g.Edges |> Map.toSeq |> Seq.collect snd |> Seq.countBy fst |> Map.ofSeq
    let rec go ready indegree acc =
        match ready with
        | [] -> if List.length acc = Set.count g.Vertices then Some(List.rev acc) else None
        | v :: rest ->
            let ready, indegree =
                Graph.neighbours v g
                |> List.fold (fun (r, m) (n, _) ->
                    let k = Map.find n m - 1
                    (if k = 0 then r @ [ n ] else r), Map.add n k m) (rest, indegree)
            go ready indegree (v :: acc)
    let ready = g.Vertices |> Set.filter (fun v -> not (indegree.ContainsKey v)) |> Set.toList
    go ready indegree []
let components g =
    let rec go remaining acc =
        if Set.isEmpty remaining then List.rev acc
        else
            let c = bfs (Set.minElement remaining) g |> set
            go (remaining - c) (c :: acc)
    go g.Vertices []
let kruskal edges =
    let parent = Dictionary<_, _>()
    let rec find x =
        match parent.TryGetValue x with
        | true, p when p <> x ->
            let r = find p
            parent.[x] <- r
            r
        | _ -> x
    edges
    |> List.sortBy (fun (_, _, w) -> w)
    |> List.filter (fun (a, b, _) ->
        let ra, rb = find a, find b
        if ra = rb then false
        else
            parent.[ra] <- rb
            true)
let edges = [ "a", "b", 4; "a", "c", 1; "c", "b", 2; "b", "d", 5; "c", "d", 8; "d", "e", 3 ]
let g = Graph.ofEdges edges
printfn "%A" (bfs "a" g)
printfn "%A" (dfs "a" g)
dijkstra "a" g |> Map.iter (printfn "%s -> %d")
printfn "%A" (topo g)
printfn "%A" (topo (Graph.ofEdges [ 1, 2, 0; 2, 1, 0 ]))
printfn "%A" (components (Graph.undirected [ 1, 2, 1; 3, 4, 1; 4, 5, 1 ]) |> List.map Set.toList)
kruskal edges |> List.iter (fun (a, b, w) -> printfn "%s-%s %d" a b w)
let floyd n (edges: (int * int * int) list) =
    let inf = System.Int32.MaxValue / 2
    let d = Array2D.create n n inf
    for i in 0 .. n - 1 do d.[i, i] <- 0
    for (a, b, w) in edges do d.[a, b] <- w
    for k in 0 .. n - 1 do
        for i in 0 .. n - 1 do
            for j in 0 .. n - 1 do
                d.[i, j] <- min d.[i, j] (d.[i, k] + d.[k, j])
    d
let fw = floyd 3 [ 0, 1, 5; 1, 2, 2; 0, 2, 9 ]
printfn "%d %d" fw.[0, 2] fw.[0, 1]
let knights n =
    let moves = [ 1, 2; 2, 1; -1, 2; -2, 1; 1, -2; 2, -1; -1, -2; -2, -1 ]
    let g = Array2D.create n n -1
    let q = Queue()
    g.[0, 0] <- 0
    q.Enqueue((0, 0))
    while q.Count > 0 do
        let x, y = q.Dequeue()
        for dx, dy in moves do
            let x', y' = x + dx, y + dy
            if x' >= 0 && y' >= 0 && x' < n && y' < n && g.[x', y'] < 0 then
                g.[x', y'] <- g.[x, y] + 1
                q.Enqueue((x', y'))
    g
printfn "%A" (knights 4)

// out: 6 cities: Berlin, Hamburg, Munich, Lyon, Paris, Oslo
// out:   Berlin   0, degree 2
// out:   Hamburg  1, degree 3
// out:   Munich   1, degree 3
// out:   Paris    2, degree 2
// out:   Lyon     2, degree 2
// out: 1325 km: Berlin - Munich - Lyon
// out: 1189 km: Berlin - Hamburg - Paris
// out: no way to Oslo
// out: [("Berlin", "Hamburg", 289); ("Lyon", "Paris", 466); ("Berlin", "Munich", 585);
// out:  ("Munich", "Lyon", 740)]
// out: [5; 1]
// out: [("DE", 3); ("FR", 2); ("NO", 1)]
// out: Some ["shirt"; "trousers"; "socks"; "tie"; "belt"; "shoes"; "jacket"]
// out: ["socks"; "trousers"; "belt"; "shoes"; "shirt"; "tie"; "jacket"]
// out: shirt tie jacket trousers shoes belt socks
// out: Some (0.3, ["trousers"; "belt"; "jacket"])
// out: None
// out: 25 squares, farthest (struct (4, 4), 4)
// out: 0:1 1:2 2:9 3:10 4:3 
// out: 0 3 2 3 2
// out: 3 4 1 2 3
// out: 2 1 4 3 2
// out: 3 2 3 2 3
// out: 2 3 2 3 4
// Graphs over any kind of node: interfaces, generic classes with constraints, searches, flows, spanning trees, components.
module Graphs

open System
open System.Collections
open System.Collections.Generic

type IGraph<'Node when 'Node: equality> =
    inherit IEnumerable<'Node>
    abstract Count: int
    abstract Contains: 'Node -> bool
    abstract Successors: 'Node -> seq<'Node>

type IWeighted<'Node, 'Weight when 'Node: equality> =
    inherit IGraph<'Node>
    abstract Weight: source: 'Node * target: 'Node -> 'Weight option
    abstract Edges: seq<'Node * 'Node * 'Weight>

[<AbstractClass>]
type GraphBase<'Node when 'Node: equality>() =
    let order = List<'Node>()
    let index = Dictionary<'Node, int>()

    member _.Add(node: 'Node) =
        if not (index.ContainsKey node) then
            index.[node] <- order.Count
            order.Add node

    member _.IndexOf node = index.[node]
    member _.Nodes = order
    abstract Successors: 'Node -> seq<'Node>
    abstract Degree: 'Node -> int
    default this.Degree node = Seq.length (this.Successors node)

    interface IGraph<'Node> with
        member _.Count = order.Count
        member _.Contains node = index.ContainsKey node
        member this.Successors node = this.Successors node
        member _.GetEnumerator() : IEnumerator<'Node> = (order :> seq<'Node>).GetEnumerator()
        member _.GetEnumerator() : IEnumerator = (order :> IEnumerable).GetEnumerator()

type Digraph<'Node, 'Weight when 'Node: equality and 'Weight: comparison>() =
    inherit GraphBase<'Node>()
    let edges = Dictionary<'Node, List<struct ('Node * 'Weight)>>()

    member this.Connect(source, target, weight: 'Weight) =
        this.Add source
        this.Add target
        if not (edges.ContainsKey source) then edges.[source] <- List()
        edges.[source].Add(struct (target, weight))

    member this.ConnectBoth(a, b, weight) =
        this.Connect(a, b, weight)
        this.Connect(b, a, weight)

    override _.Successors node =
        match edges.TryGetValue node with
        | true, targets -> targets |> Seq.map (fun (struct (n, _)) -> n)
        | _ -> Seq.empty

    member this.Edges =
        seq {
            for n in this.Nodes do
                match edges.TryGetValue n with
                | true, targets ->
                    for struct (t, w) in targets do
                        yield n, t, w
                | _ -> ()
        }

    member _.Weight(source, target) =
        match edges.TryGetValue source with
        | true, targets -> targets |> Seq.tryPick (fun (struct (n, w)) -> if n = target then Some w else None)
        | _ -> None

    interface IWeighted<'Node, 'Weight> with
        member this.Weight(source, target) = this.Weight(source, target)
        member this.Edges = this.Edges

    static member Of(triples: seq<'Node * 'Node * 'Weight>) =
        let g = Digraph<'Node, 'Weight>()
        for s, t, w in triples do
            g.Connect(s, t, w)
        g

    static member Undirected triples =
        let g = Digraph<'Node, 'Weight>()
        Seq.iter (fun (s, t, w) -> g.ConnectBoth(s, t, w)) triples
        g

/// A graph that is computed: the squares a knight reaches.
type Board(size: int) =
    inherit GraphBase<struct (int * int)>()
    static let moves = [ 1, 2; 2, 1; -1, 2; -2, 1; 1, -2; 2, -1; -1, -2; -2, -1 ]
    override _.Successors(struct (x, y)) =
        moves
        |> Seq.map (fun (dx, dy) -> struct (x + dx, y + dy))
        |> Seq.filter (fun (struct (x, y)) -> min x y >= 0 && max x y < size)

type Heap<'K, 'V when 'K: comparison>() =
    let items = List<KeyValuePair<'K, 'V>>()
    let swap i j =
        let t = items.[i]
        items.[i] <- items.[j]
        items.[j] <- t
    member _.IsEmpty = items.Count = 0
    member _.Push(key, value) =
        items.Add(KeyValuePair(key, value))
        let mutable i = items.Count - 1
        while i > 0 && items.[i].Key < items.[(i - 1) / 2].Key do
            swap i ((i - 1) / 2)
            i <- (i - 1) / 2
    member _.Pop() =
        let top = items.[0]
        swap 0 (items.Count - 1)
        items.RemoveAt(items.Count - 1)
        let rec sink i =
            let smallest =
                [ 2 * i + 1; 2 * i + 2 ]
                |> List.filter (fun c -> c < items.Count)
                |> List.fold (fun m c -> if items.[c].Key < items.[m].Key then c else m) i
            if smallest <> i then
                swap i smallest
                sink smallest
        sink 0
        top.Key, top.Value

module Search =
    let breadthFirst (start: 'n) (g: #IGraph<'n>) =
        seq {
            let seen = HashSet [ start ]
            let queue = Queue<'n * int> [ (start, 0) ]
            while queue.Count > 0 do
                let node, depth = queue.Dequeue()
                yield node, depth
                for next in g.Successors node do
                    if seen.Add next then queue.Enqueue(next, depth + 1)
        }

    let depthFirst (visitor: 'n -> unit) (g: IGraph<'n>) =
        let seen = HashSet<'n>()
        let post = Stack<'n>()
        let rec go node =
            if seen.Add node then
                visitor node
                Seq.iter go (g.Successors node)
                post.Push node
        Seq.iter go g
        List.ofSeq post

    let inline shortest (start: 'n) (zero: 'w) (g: IWeighted<'n, 'w>) =
        let distance = Dictionary<'n, 'w>()
        let previous = Dictionary<'n, 'n>()
        let heap = Heap<'w, 'n>()
        distance.[start] <- zero
        heap.Push(zero, start)
        while not heap.IsEmpty do
            let d, node = heap.Pop()
            if d = distance.[node] then
                for next in g.Successors node do
                    let candidate = d + (g.Weight(node, next)).Value
                    match distance.TryGetValue next with
                    | true, known when known <= candidate -> ()
                    | _ ->
                        distance.[next] <- candidate
                        previous.[next] <- node
                        heap.Push(candidate, next)
        let rec path acc node =
            match previous.TryGetValue node with
            | true, p -> path (node :: acc) p
            | _ -> node :: acc
        fun target -> if distance.ContainsKey target then Some(distance.[target], path [] target) else None

    /// Kahn's order; None when there is a cycle.
    let topological (g: IGraph<'n>) : 'n list option =
        let incoming = Dictionary<'n, int>()
        for n in g do
            if not (incoming.ContainsKey n) then incoming.[n] <- 0
            for s in g.Successors n do
                incoming.[s] <- (match incoming.TryGetValue s with | true, c -> c | _ -> 0) + 1
        let ready = Queue<'n>(g |> Seq.filter (fun n -> incoming.[n] = 0))
        let result =
            [ while ready.Count > 0 do
                  let n = ready.Dequeue()
                  n
                  for s in g.Successors n do
                      incoming.[s] <- incoming.[s] - 1
                      if incoming.[s] = 0 then ready.Enqueue s ]
        if result.Length = g.Count then Some result else None

type UnionFind<'T when 'T: comparison>(items: seq<'T>) =
    let mutable parent = Map.ofSeq (Seq.map (fun x -> x, x) items)
    let mutable count = parent.Count
    member _.Count = count
    member this.Find x =
        let p = parent.[x]
        if p = x then x
        else
            let root = this.Find p
            parent <- parent.Add(x, root)
            root
    member this.Union(a, b) =
        let a, b = this.Find a, this.Find b
        if a <> b then
            parent <- parent.Add(a, b)
            count <- count - 1
        a <> b

let spanningTree (g: IWeighted<'n, 'w>) =
    let sets = UnionFind g
    [ for s, t, w in g.Edges |> Seq.sortBy (fun (_, _, w) -> w) do
          if sets.Union(s, t) then s, t, w ]

let components (g: IGraph<'n>) =
    let sets = UnionFind g
    for n in g do
        for s in g.Successors n do
            sets.Union(n, s) |> ignore
    g |> Seq.groupBy sets.Find |> Seq.map (snd >> Seq.toList) |> Seq.toList

type City = { Name: string; Country: string } with override c.ToString() = c.Name

let city country name = { Name = name; Country = country }
let berlin, hamburg, munich = city "DE" "Berlin", city "DE" "Hamburg", city "DE" "Munich"
let paris, lyon = city "FR" "Paris", city "FR" "Lyon"
let oslo = city "NO" "Oslo"

let roads =
    Digraph.Undirected
        [ berlin, hamburg, 289; berlin, munich, 585; hamburg, munich, 791
          munich, lyon, 740; paris, lyon, 466; hamburg, paris, 900 ]
roads.Add oslo

printfn "%d cities: %s" (roads :> IGraph<_>).Count (String.Join(", ", roads))
for c, d in Search.breadthFirst berlin roads do
    printfn "  %-8O %d, degree %d" c d (roads.Degree c)

let route = Search.shortest berlin 0 roads
for target in [ lyon; paris; oslo ] do
    match route target with
    | Some(length, path) -> printfn "%d km: %s" length (path |> List.map string |> String.concat " - ")
    | None -> printfn "no way to %O" target

printfn "%A" [ for a, b, w in spanningTree roads -> string a, string b, w ]
printfn "%A" (components roads |> List.map List.length)
printfn "%A" (Seq.countBy (fun c -> c.Country) roads |> Seq.toList)

let tasks = Digraph.Of [ "shirt", "tie", 0.5; "tie", "jacket", 1.5; "trousers", "shoes", 1.0; "trousers", "belt", 0.1; "belt", "jacket", 0.2; "socks", "shoes", 0.3 ]
printfn "%A" (Search.topological tasks)
let visited = List<string>()
printfn "%A" (Search.depthFirst visited.Add tasks)
printfn "%s" (String.concat " " visited)
printfn "%A" (Search.shortest "trousers" 0.0 tasks "jacket")
tasks.Connect("jacket", "shirt", 0.0)
printfn "%A" (Search.topological tasks)

let board = Board 5
let reach = Search.breadthFirst (struct (0, 0)) board |> Seq.toArray
printfn "%d squares, farthest %A" reach.Length (Array.maxBy snd reach)
reach |> Array.countBy snd |> Array.iter (fun (d, n) -> printf "%d:%d " d n)
printfn ""
let table = Array2D.create 5 5 -1
for struct (x, y), d in reach do
    table.[x, y] <- d
for x in 0 .. Array2D.length1 table - 1 do
    table.[x, *] |> Array.map string |> String.concat " " |> printfn "%s"

// out: 0 1 2 3 4 5 6 7 8 9
// out: 10000 nodes, 30000 edges
// out: a -> b -> c -> a
// out: 2 parents of leaf, root root
// Graphs with back edges: nodes that list their neighbours in lists, arrays, dictionaries, sets of mutable records.
open System.Collections.Generic

type Vertex(id: int) =
    let neighbours = ResizeArray<Vertex>()
    member _.Id = id
    member _.Neighbours = neighbours
    member this.Connect(other: Vertex) =
        neighbours.Add other
        other.Neighbours.Add this

let build n degree =
    let all = Array.init n (fun i -> Vertex i)
    for i in 0 .. n - 1 do
        for k in 1 .. degree do
            all.[i].Neighbours.Add all.[(i * 7 + k * 13) % n]
    all.[0]

let reach (start: Vertex) =
    let seen = HashSet<int>()
    let mutable edges = 0
    let work = Stack<Vertex>()
    work.Push start
    seen.Add start.Id |> ignore
    while work.Count > 0 do
        let v = work.Pop()
        edges <- edges + v.Neighbours.Count
        for other in v.Neighbours do
            if seen.Add other.Id then work.Push other
    seen, edges

type State = { Name: string; mutable Next: State option; Moves: Dictionary<char, State> }
let state name = { Name = name; Next = None; Moves = Dictionary() }

type Tree = { Label: string; mutable Parent: Tree list; mutable Children: Tree[] }
let grow label children =
    let t = { Label = label; Parent = []; Children = Array.ofList children }
    for c in children do c.Parent <- t :: c.Parent
    t

[<EntryPoint>]
let main _ =
    let a = Array.init 10 Vertex
    for i in 0 .. 8 do a.[i].Connect a.[i + 1]
    a.[9].Connect a.[0]
    let seen, _ = reach a.[3]
    seen |> Seq.sort |> Seq.map string |> String.concat " " |> printfn "%s"
    let seen, edges = reach (build 10000 3)
    printfn "%d nodes, %d edges" seen.Count edges
    for _ in 1 .. 200 do build 100 3 |> ignore
    let x, y, z = state "a", state "b", state "c"
    x.Next <- Some y
    y.Next <- Some z
    z.Next <- Some x
    for s in [ x; y; z ] do
        for t in [ x; y; z ] do s.Moves.[t.Name.[0]] <- t
    printfn "%s -> %s -> %s -> %s" x.Name x.Next.Value.Name y.Next.Value.Name x.Moves.['b'].Moves.['a'].Name
    let leaf = grow "leaf" []
    let root = grow "root" [ grow "left" [ leaf ]; grow "right" [ leaf ] ]
    printfn "%d parents of leaf, root %s" leaf.Parent.Length leaf.Parent.Head.Parent.Head.Label
    ignore root
    0

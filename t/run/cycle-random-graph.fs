// out: 20000 steps agree
// A random mutator of object graphs beside a model of numbers: what the roots reach is the same after every step, so nothing
// that can be reached was freed; with leak checking the end shows that nothing else was left.
open System.Collections.Generic

[<AllowNullLiteral>]
type Node(id: int) =
    let links: Node[] = Array.zeroCreate 3
    member _.Id = id
    member _.Links = links
    member val Extra: obj = null with get, set
    member val Later: (unit -> Node) option = None with get, set

let roots: Node[] = Array.zeroCreate 8
let ids: int[] = Array.create 8 -1
let links = Dictionary<int, int[]>()
let mutable seed = 12345u
let next n =
    seed <- seed * 1664525u + 1013904223u
    int ((seed >>> 8) % uint32 n)

let mutable made = 0
let create slot =
    let node = Node made
    roots.[slot] <- node
    ids.[slot] <- made
    links.[made] <- Array.create 5 -1
    made <- made + 1

let link from at target =
    if not (isNull roots.[from]) then
        roots.[from].Links.[at] <- roots.[target]
        links.[ids.[from]].[at] <- ids.[target]

let box' from target =
    if not (isNull roots.[from]) then
        roots.[from].Extra <- (if isNull roots.[target] then null else box [| box roots.[target]; box "x" |])
        links.[ids.[from]].[3] <- ids.[target]

let close from target =
    if not (isNull roots.[from]) then
        let there = roots.[target]
        roots.[from].Later <- (if isNull there then None else Some(fun () -> there))
        links.[ids.[from]].[4] <- ids.[target]

let follow (node: Node) at =
    match at with
    | 3 -> (match node.Extra with :? (obj[]) as a -> a.[0] :?> Node | _ -> null)
    | 4 -> (match node.Later with Some f -> f () | None -> null)
    | _ -> node.Links.[at]

let walk slot at =
    if not (isNull roots.[slot]) then
        let there = follow roots.[slot] at
        let id = links.[ids.[slot]].[at]
        if isNull there then (if id <> -1 then failwithf "lost %d" id)
        elif there.Id <> id then failwithf "%d is not %d" there.Id id
        roots.[slot] <- there
        ids.[slot] <- id

let rec agree (seen: HashSet<int>) (node: Node) id =
    if isNull node <> (id = -1) then failwithf "null for %d" id
    if not (isNull node) && seen.Add id then
        if node.Id <> id then failwithf "%d is not %d" node.Id id
        for at in 0 .. 4 do agree seen (follow node at) links.[id].[at]

let forget () =
    let live = HashSet<int>()
    let rec mark id = if id <> -1 && live.Add id then for other in links.[id] do mark other
    for id in ids do mark id
    for id in ResizeArray links.Keys do if not (live.Contains id) then links.Remove id |> ignore

[<EntryPoint>]
let main args =
    let steps = if args.Length > 0 then int args.[0] else 20000
    for step in 1 .. steps do
        let slot = next 8
        match next 12 with
        | 0 | 1 | 2 -> create slot
        | 3 | 4 -> link slot (next 3) (next 8)
        | 5 -> box' slot (next 8)
        | 6 -> close slot (next 8)
        | 7 ->
            roots.[slot] <- null
            ids.[slot] <- -1
        | 8 ->
            let other = next 8
            roots.[slot] <- roots.[other]
            ids.[slot] <- ids.[other]
        | _ -> walk slot (next 5)
        if step % 64 = 0 then
            let seen = HashSet<int>()
            for k in 0 .. 7 do agree seen roots.[k] ids.[k]
        if step % 4096 = 0 then forget ()
    printfn "%d steps agree" steps
    0

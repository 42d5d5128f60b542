// in: ############
// in: #S..5..#...#
// in: #.##.#.#.#.#
// in: #.#..#...#.#
// in: #.#9##.###.#
// in: #...1..#..E#
// in: ############
// in:
// in: >>>vv^^<<<vvvv
// in: >>>>^
// out: cost 21, 17 steps
// out: ############
// out: #S**5**#***#
// out: #.##.#*#*#*#
// out: #.#..#***#*#
// out: #.#9##.###*#
// out: #...1..#..E#
// out: ############
// out: struct (5, 5) after 19 moves, 14 places
// out: #:  3 regions,  50 cells
// out: .:  5 regions,  29 cells
// out: 1:  1 regions,   1 cells
// out: 5:  1 regions,   1 cells
// out: 9:  1 regions,   1 cells
// out: E:  1 regions,   1 cells
// out: S:  1 regions,   1 cells
// out: [|0; 5; 0; 0; 9; 1; 0|] 15
// out: #S....#
// out: [['S'; '.'; '.'; '5']
// out:  ['.'; '#'; '#'; '.']]
open System
open System.Collections.Generic

type Pos = (struct (int * int))

let lines =
    Seq.initInfinite (fun _ -> Console.In.ReadLine())
    |> Seq.takeWhile (isNull >> not)
    |> Seq.toArray

let grid = lines |> Array.takeWhile (fun l -> l <> "") |> Array.map Seq.toArray |> array2D
let moves = lines |> Array.skip (Array2D.length1 grid + 1) |> String.concat ""

let find c (g: char[,]) =
    seq {
        for r in 0 .. Array2D.length1 g - 1 do
            for c' in 0 .. Array2D.length2 g - 1 do
                if g.[r, c'] = c then yield struct (r, c')
    }

let (|Dir|_|) = function
    | '^' -> Some(-1, 0)
    | 'v' -> Some(1, 0)
    | '<' -> Some(0, -1)
    | '>' -> Some(0, 1)
    | _ -> None

let neighbours (g: char[,]) (struct (r, c): Pos) =
    [ -1, 0; 1, 0; 0, -1; 0, 1 ]
    |> List.choose (fun (dr, dc) ->
        let r, c = r + dr, c + dc
        if r >= 0 && r < g.GetLength 0 && c >= 0 && c < g.GetLength 1 && g[r, c] <> '#' then Some(struct (r, c)) else None)

let dijkstra (g: char[,]) (start: Pos) (goal: Pos) =
    let dist = Dictionary<Pos, int>()
    let previous = Dictionary<Pos, Pos>()
    let queue = PriorityQueue<Pos, int>()
    queue.Enqueue(start, 0)
    dist[start] <- 0
    let cost (struct (r, c): Pos) = match g[r, c] with d when Char.IsDigit d -> int d - int '0' | _ -> 1
    let mutable found = false
    while not found && queue.Count > 0 do
        let mutable here = Unchecked.defaultof<Pos>
        let mutable d = 0
        if queue.TryDequeue(&here, &d) then
            if here = goal then found <- true
            elif d <= dist[here] then
                for next in neighbours g here do
                    let nd = d + cost next
                    match dist.TryGetValue next with
                    | true, old when old <= nd -> ()
                    | _ ->
                        dist[next] <- nd
                        previous[next] <- here
                        queue.Enqueue(next, nd)
    if found then
        let path = List.unfold (fun p -> if p = start then None else Some(p, previous[p])) goal
        Some(dist[goal], List.rev path)
    else None

let show (g: char[,]) =
    for r in 0 .. Array2D.length1 g - 1 do
        printfn "%s" (String(g[r, *]))

let start, goal = find 'S' grid |> Seq.exactlyOne, find 'E' grid |> Seq.head
match dijkstra grid start goal with
| None -> printfn "no way"
| Some(d, path) ->
    printfn "cost %d, %d steps" d path.Length
    let marked = Array2D.copy grid
    for struct (r, c) in path do
        if marked[r, c] = '.' then marked[r, c] <- '*'
    show marked

// robot follows moves
let robot =
    ((start, Set.singleton start), moves)
    ||> Seq.fold (fun (struct (r, c) as p, seen) m ->
        match m with
        | Dir(dr, dc) when grid[r + dr, c + dc] <> '#' -> let p' = struct (r + dr, c + dc) in p', Set.add p' seen
        | Dir _ -> p, seen
        | other -> failwithf "bad move %c" other)
printfn "%A after %d moves, %d places" (fst robot) moves.Length (snd robot).Count

// flood fill regions by character
let regions (g: char[,]) =
    let seen = HashSet<int * int>()
    [ for r in 0 .. g.GetLength 0 - 1 do
        for c in 0 .. g.GetLength 1 - 1 do
            if seen.Add((r, c)) then
                let kind = g[r, c]
                let stack = Stack [ (r, c) ]
                let mutable size = 0
                while stack.Count > 0 do
                    let (r, c) = stack.Pop()
                    size <- size + 1
                    for (dr, dc) in [ 0, 1; 1, 0; 0, -1; -1, 0 ] do
                        let n = (r + dr, c + dc)
                        let nr, nc = n
                        if nr >= 0 && nc >= 0 && nr < g.GetLength 0 && nc < g.GetLength 1 && g[nr, nc] = kind && seen.Add n then
                            stack.Push n
                yield kind, size ]
regions grid
|> List.groupBy fst
|> List.map (fun (k, v) -> k, List.length v, List.sumBy snd v)
|> List.sortByDescending (fun (k, n, s) -> s, n, -(int k))
|> List.iter (fun (k, n, s) -> printfn "%c: %2d regions, %3d cells" k n s)

let rowSums = [| for r in 0 .. Array2D.length1 grid - 1 -> grid.[r, *] |> Array.sumBy (fun c -> if Char.IsDigit c then int (string c) else 0) |]
printfn "%A %A" rowSums (Array.sum rowSums)
let transposed = Array2D.init (grid.GetLength 1) (grid.GetLength 0) (fun r c -> grid[c, r])
printfn "%s" (String(transposed[1, 0..]))
printfn "%A" (grid[1..2, 1..4])

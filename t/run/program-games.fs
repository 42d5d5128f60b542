// out: gen 0 (5)
// out: .#....
// out: ..#...
// out: ###...
// out: ......
// out: ......
// out: ......
// out: gen 2 (5)
// out: ......
// out: ..#...
// out: #.#...
// out: .##...
// out: ......
// out: ......
// out: gen 4 (5)
// out: ......
// out: ..#...
// out: ...#..
// out: .###..
// out: ......
// out: ......
// out: (40, (-4, 2), N) (834, (-34, 14), S)
// out: true 51
// out: 5 3 4 | 6 7 8 | 9 1 2
// out: 6 7 2 | 1 9 5 | 3 4 8
// out: 1 9 8 | 3 4 2 | 5 6 7
// out: 8 5 9 | 7 6 1 | 4 2 3
// out: 4 2 6 | 8 5 3 | 7 9 1
// out: 7 1 3 | 9 2 4 | 8 5 6
// out: 9 6 1 | 5 3 7 | 2 8 4
// out: 2 8 7 | 4 1 9 | 6 3 5
// out: 3 4 5 | 2 8 6 | 1 7 9
// out: [2; 10; 4; 40]
// out:   0 19  8 35  2 21
// out:   9 26  1 20 29 34
// out:  18  7 30 27 22  3
// out:  25 10 23 14 33 28
// out:   6 17 12 31  4 15
// out:  11 24  5 16 13 32
// out: 1023 "AC AB CB AC BA BC AC"
// out: [2; 2; 2; 2] -> [4; 4; 0; 0] / [0; 0; 4; 4]
// out: [0; 4; 0; 4] -> [8; 0; 0; 0] / [0; 0; 0; 8]
// out: [2; 0; 2; 8] -> [4; 8; 0; 0] / [0; 0; 4; 8]
// out: [4; 2; 2; 4] -> [4; 4; 4; 0] / [0; 4; 4; 4]
// out: draw
// out: XXOOOXXOX 5478
module Games
open System
open System.Collections.Generic
// game of life, langton's ant, sudoku, n-queens, knights tour, towers, 2048 row, tic tac toe minimax
let life (cells: Set<int * int>) =
    let neighbours (x, y) = [ for dx in -1..1 do for dy in -1..1 do if (dx, dy) <> (0, 0) then (x + dx, y + dy) ]
    cells
    |> Seq.collect neighbours
    |> Seq.countBy id
    |> Seq.filter (fun (c, n) -> n = 3 || (n = 2 && cells.Contains c))
    |> Seq.map fst
    |> Set.ofSeq
let glider = set [ 1, 0; 2, 1; 0, 2; 1, 2; 2, 2 ]
let drawCells w h (cells: Set<_>) =
    for y in 0 .. h - 1 do
        [| for x in 0 .. w - 1 -> if cells.Contains(x, y) then '#' else '.' |] |> String |> printfn "%s"
for g, i in Seq.zip (Seq.unfold (fun c -> Some(c, life c)) glider) [ 0..4 ] do
    if i % 2 = 0 then
        printfn "gen %d (%d)" i g.Count
        drawCells 6 6 g

type Dir = N = 0 | E = 1 | S = 2 | W = 3
let ant steps =
    let black = HashSet<struct (int * int)>()
    let mutable x, y, d = 0, 0, Dir.N
    for _ in 1..steps do
        let here = struct (x, y)
        if black.Remove here then d <- enum ((int d + 3) % 4)
        else
            black.Add here |> ignore
            d <- enum ((int d + 1) % 4)
        match d with
        | Dir.N -> y <- y - 1
        | Dir.E -> x <- x + 1
        | Dir.S -> y <- y + 1
        | Dir.W -> x <- x - 1
        | _ -> failwith "?"
    black.Count, (x, y), d
printfn "%A %A" (ant 200) (ant 11000)

let sudoku (puzzle: string) =
    let board = puzzle |> Seq.map (fun c -> if c = '.' then 0 else int c - int '0') |> Array.ofSeq
    let allowed i =
        let r, c = i / 9, i % 9
        let used = [| for k in 0..8 do board[r * 9 + k]; board[k * 9 + c]; board[(r / 3 * 3 + k / 3) * 9 + c / 3 * 3 + k % 3] |]
        [ for v in 1..9 do if not (Array.contains v used) then v ]
    let mutable tries = 0
    let rec solve () =
        let open' = [ for i in 0..80 do if board[i] = 0 then i, allowed i ]
        match open' with
        | [] -> true
        | _ ->
            let i, options = open' |> List.minBy (snd >> List.length)
            options |> List.exists (fun v ->
                tries <- tries + 1
                board[i] <- v
                solve () || (board[i] <- 0; false))
    let ok = solve ()
    ok, tries, board
let ok, tries, solved = sudoku "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
printfn "%b %d" ok tries
for r in solved |> Array.chunkBySize 9 do
    r |> Array.chunkBySize 3 |> Array.map (Array.map string >> String.concat " ") |> String.concat " | " |> printfn "%s"

let rec queens n =
    let rec place row cols d1 d2 =
        if row = n then 1
        else
            Seq.sum (seq {
                for c in 0 .. n - 1 do
                    if not (Set.contains c cols || Set.contains (row + c) d1 || Set.contains (row - c) d2) then
                        place (row + 1) (cols.Add c) (d1.Add(row + c)) (d2.Add(row - c)) })
    place 0 Set.empty Set.empty Set.empty
printfn "%A" [ for n in 4..7 -> queens n ]

let tour n =
    let b = Array2D.create n n -1
    let moves = [ 1, 2; 2, 1; 2, -1; 1, -2; -1, -2; -2, -1; -2, 1; -1, 2 ]
    let free r c = [ for dr, dc in moves do
                       let r, c = r + dr, c + dc
                       if r >= 0 && c >= 0 && r < n && c < n && b[r, c] < 0 then (r, c) ]
    let rec go (r, c) k =
        b[r, c] <- k
        k = n * n - 1
        || (free r c |> List.sortBy (fun (r, c) -> (free r c).Length) |> List.exists (fun p -> go p (k + 1)))
        || (b[r, c] <- -1; false)
    if go (0, 0) 0 then Some b else None
match tour 6 with
| Some b -> for r in 0..5 do printfn "%s" (b[r, *] |> Array.map (sprintf "%3d") |> String.concat "")
| None -> printfn "none"

let rec hanoi n a b c = seq { if n > 0 then yield! hanoi (n - 1) a c b; yield (a, c); yield! hanoi (n - 1) b a c }
printfn "%d %A" (hanoi 10 'A' 'B' 'C' |> Seq.length) (hanoi 3 'A' 'B' 'C' |> Seq.map (fun (a, b) -> sprintf "%c%c" a b) |> String.concat " ")

let slide row =
    let rec merge = function
        | a :: b :: t when a = b -> a + b :: merge t
        | a :: t -> a :: merge t
        | [] -> []
    let xs = row |> List.filter ((<>) 0) |> merge
    xs @ List.replicate (List.length row - xs.Length) 0
for row in [ [ 2; 2; 2; 2 ]; [ 0; 4; 0; 4 ]; [ 2; 0; 2; 8 ]; [ 4; 2; 2; 4 ] ] do
    printfn "%A -> %A / %A" row (slide row) (row |> List.rev |> slide |> List.rev)

[<CustomEquality; NoComparison>]
type Player = X | O with
    member p.Other = match p with X -> O | O -> X
    override p.Equals o = match o with :? Player as q -> p.Id = q.Id | _ -> false
    override p.GetHashCode() = p.Id
    member p.Id = match p with X -> 1 | O -> 2
type Cell = Player option
let lines = [ for i in 0..2 do
                [ 3 * i; 3 * i + 1; 3 * i + 2 ]
                [ i; i + 3; i + 6 ]
              [ 0; 4; 8 ]
              [ 2; 4; 6 ] ]
let winner (b: Cell[]) = lines |> List.tryPick (fun l -> match List.map (Array.get b) l with [ Some a; Some b; Some c ] when a = b && b = c -> Some a | _ -> None)
let cache = Dictionary<string, int * int>()
let mutable visited = 0
let rec minimax (b: Cell[]) (me: Player) : int * int =
    let key = b |> Array.map (function Some X -> 'x' | Some O -> 'o' | None -> '.') |> String
    match cache.TryGetValue key with
    | true, r -> r
    | _ ->
        visited <- visited + 1
        let r =
            match winner b with
            | Some w when w = me -> 10, -1
            | Some _ -> -10, -1
            | None when b |> Array.forall Option.isSome -> 0, -1
            | None ->
                [ for i in 0..8 do
                    if b[i].IsNone then
                        let b' = Array.copy b
                        b'[i] <- Some me
                        let score, _ = minimax b' me.Other
                        -score, i ]
                |> List.maxBy fst
        cache[key] <- r
        r
let mutable b: Cell[] = Array.create 9 None
let mutable p = X
let mutable go = true
while go do
    match winner b, minimax b p with
    | Some w, _ -> printfn "%A wins" w; go <- false
    | None, (_, -1) -> printfn "draw"; go <- false
    | None, (_, i) ->
        b[i] <- Some p
        p <- p.Other
printfn "%s %d" (b |> Array.map (function None -> "." | Some p -> string p) |> String.Concat) visited

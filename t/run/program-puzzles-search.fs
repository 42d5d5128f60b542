// out: -- sudoku
// out: true
// out: 5 3 4 | 6 7 8 | 9 1 2
// out: 6 7 2 | 1 9 5 | 3 4 8
// out: 1 9 8 | 3 4 2 | 5 6 7
// out: ------+-------+------
// out: 8 5 9 | 7 6 1 | 4 2 3
// out: 4 2 6 | 8 5 3 | 7 9 1
// out: 7 1 3 | 9 2 4 | 8 5 6
// out: ------+-------+------
// out: 9 6 1 | 5 3 7 | 2 8 4
// out: 2 8 7 | 4 1 9 | 6 3 5
// out: 3 4 5 | 2 8 6 | 1 7 9
// out: false
// out: 4 1 7 | 3 6 9 | 8 2 5
// out: 6 3 2 | 1 5 8 | 9 4 7
// out: 9 5 8 | 7 2 4 | 3 1 6
// out: ------+-------+------
// out: 8 2 5 | 4 3 7 | 1 6 9
// out: 7 9 1 | 5 8 6 | 4 3 2
// out: 3 4 6 | 9 1 2 | 7 5 8
// out: ------+-------+------
// out: 2 8 9 | 6 4 3 | 5 7 1
// out: 5 7 3 | 2 9 1 | 6 8 4
// out: 1 6 4 | 8 7 5 | 2 9 3
// out: true
// out: 3
// out: -- life
// out: .#......
// out: ..#.....
// out: ###.....
// out: ........
// out: ........
// out: ........
// out:
// out: ........
// out: #.#.....
// out: .##.....
// out: .#......
// out: ........
// out: ........
// out:
// out: ........
// out: ..#.....
// out: #.#.....
// out: .##.....
// out: ........
// out: ........
// out:
// out: (0, 96)
// out: (0, 2) true
// out: [4; 7; 7; 8; 10; 12]
// out: -- search
// out: Some [[0; 0]; [0; 5]; [3; 2]; [0; 2]; [2; 0]; [2; 5]; [3; 4]]
// out: None
// out: Some ["cold"; "cord"; "card"; "ward"; "warm"]
// out: None
// out: 4 moves, via [0; 1; 2; 4; 5; 3]
// out: true
// out: [1; 0; 0; 2; 10; 4; 40]
// out: ["531642"; "415263"; "362514"; "246135"]
// Puzzles by search: sudoku with constraint propagation, the game of life on a torus, word ladders, n queens, sliding tiles.
module Puzzles

open System
open System.Collections.Generic

module Sudoku =
    [<Struct>]
    type Cell = { Row: int; Column: int }

    type Grid private (candidates: Map<Cell, Set<int>>) =
        static let cells = [| for r in 0..8 do for c in 0..8 -> { Row = r; Column = c } |]

        static let peers =
            let near a b =
                a <> b
                && (a.Row = b.Row || a.Column = b.Column || (a.Row / 3 = b.Row / 3 && a.Column / 3 = b.Column / 3))
            dict [ for a in cells -> a, cells |> Array.filter (near a) ]

        member _.Item with get (cell: Cell) = candidates.[cell]
        member _.IsSolved = candidates |> Map.forall (fun _ s -> s.Count = 1)

        /// Takes a digit away from a cell; None on a contradiction.
        member private grid.Eliminate(cell: Cell, digit: int) : Grid option =
            let now: Set<int> = grid.[cell]
            if not (now.Contains digit) then
                Some grid
            else
                let left = now.Remove digit
                let next = Grid(candidates.Add(cell, left))
                match left.Count with
                | 0 -> None
                | 1 ->
                    let only = left.MinimumElement
                    (Some next, peers.[cell])
                    ||> Array.fold (fun g peer -> g |> Option.bind (fun g -> g.Eliminate(peer, only)))
                | _ -> Some next

        member grid.Assign(cell, digit) =
            (Some grid, grid.[cell].Remove digit)
            ||> Set.fold (fun g d -> g |> Option.bind (fun (g: Grid) -> g.Eliminate(cell, d)))

        static member Parse(text: string) =
            let blank = Grid(Map.ofSeq (cells |> Seq.map (fun c -> c, set [ 1..9 ])))
            (Some blank, Seq.zip cells (text |> Seq.filter (fun c -> Char.IsDigit c || c = '.')))
            ||> Seq.fold (fun g (cell, c) ->
                match g, c with
                | Some g, d when d >= '1' && d <= '9' -> g.Assign(cell, int d - int '0')
                | g, _ -> g)

        member grid.Solve() : Grid seq =
            seq {
                if grid.IsSolved then
                    yield grid
                else
                    let cell = cells |> Array.filter (fun c -> grid.[c].Count > 1) |> Array.minBy (fun c -> grid.[c].Count)
                    for d in grid.[cell] do
                        match grid.Assign(cell, d) with
                        | Some next -> yield! next.Solve()
                        | None -> ()
            }

        override grid.ToString() =
            [ for r in 0..8 do
                  if r % 3 = 0 && r > 0 then "------+-------+------"
                  [ for c in 0..8 do
                        if c % 3 = 0 && c > 0 then "|"
                        match Set.toList grid.[{ Row = r; Column = c }] with
                        | [ d ] -> string d
                        | _ -> "." ]
                  |> String.concat " " ]
            |> String.concat "\n"

    let run () =
        printfn "-- sudoku"
        let easy = "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79"
        let hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
        for text in [ easy; hard ] do
            match Grid.Parse text with
            | Some grid ->
                let solution = Seq.head (grid.Solve())
                printfn "%b\n%O" grid.IsSolved solution
            | None -> printfn "contradiction"
        printfn "%b" (Grid.Parse("55" + String('.', 79))).IsNone
        let many = Grid.Parse(String('.', 81)).Value.Solve() |> Seq.truncate 3 |> Seq.length
        printfn "%d" many

module Life =
    type Board(width: int, height: int, alive: Set<int * int>) =
        let wrap (x, y) = (x + width) % width, (y + height) % height
        let neighbours (x, y) =
            [ for dx in -1 .. 1 do
                  for dy in -1 .. 1 do
                      if (dx, dy) <> (0, 0) then wrap (x + dx, y + dy) ]
        member _.Alive = alive
        member _.Population = alive.Count
        member _.Next() =
            let counts = alive |> Seq.collect neighbours |> Seq.countBy id
            let living =
                seq {
                    for cell, n in counts do
                        if n = 3 || (n = 2 && alive.Contains cell) then cell
                }
            Board(width, height, Set.ofSeq living)
        static member Parse(rows: string list) =
            let cells = [ for y, row in List.indexed rows do for x in 0 .. row.Length - 1 do if row.[x] = '#' then x, y ]
            Board(rows.Head.Length, rows.Length, set cells)
        override _.ToString() =
            String.Join("\n", [ for y in 0 .. height - 1 -> String([| for x in 0 .. width - 1 -> if alive.Contains((x, y)) then '#' else '.' |]) ])
        interface IEquatable<Board> with
            member _.Equals(other: Board) = alive = other.Alive

    let generations (board: Board) = Seq.unfold (fun (b: Board) -> Some(b, b.Next())) board

    let period (board: Board) =
        let seen = Dictionary<Set<int * int>, int>(HashIdentity.Structural)
        generations board
        |> Seq.indexed
        |> Seq.pick (fun (i, b) ->
            match seen.TryGetValue b.Alive with
            | true, first -> Some(first, i - first)
            | _ ->
                seen.[b.Alive] <- i
                None)

    let run () =
        printfn "-- life"
        let glider = Board.Parse [ ".#......"; "..#....."; "###....."; "........"; "........"; "........" ]
        generations glider |> Seq.take 3 |> Seq.iter (printfn "%O\n")
        printfn "%A" (period glider)
        let blinker = Board.Parse [ "....."; "..#.."; "..#.."; "..#.."; "....." ]
        printfn "%A %b" (period blinker) ((blinker.Next().Next() :> IEquatable<Board>).Equals blinker)
        printfn "%A" [ for b in Seq.take 6 (generations (Board.Parse [ "......"; ".###.."; "..#..."; "......" ])) -> b.Population ]

module Search =
    /// Breadth first, with the path that was taken.
    let bfs (start: 'a) (isGoal: 'a -> bool) (next: 'a -> seq<'a>) : 'a list option =
        let seen = HashSet<'a>(HashIdentity.Structural)
        let queue = Queue<'a list>()
        queue.Enqueue [ start ]
        seen.Add start |> ignore
        let rec loop () =
            match queue.TryDequeue() with
            | false, _ -> None
            | true, [] -> loop ()
            | true, (here :: _ as path) ->
                if isGoal here then
                    Some(List.rev path)
                else
                    for n in next here do
                        if seen.Add n then queue.Enqueue(n :: path)
                    loop ()
        loop ()

    let ladder (words: string list) from target =
        let differs (a: string) (b: string) =
            a.Length = b.Length && Seq.zip a b |> Seq.filter (fun (x, y) -> x <> y) |> Seq.length = 1
        bfs from ((=) target) (fun w -> words |> Seq.filter (differs w))

    let tiles (start: int list) =
        let goal = [ 1; 2; 3; 4; 5; 0 ]
        let swap i j (xs: int list) = xs |> List.mapi (fun k x -> if k = i then xs.[j] elif k = j then xs.[i] else x)
        let moves xs =
            let blank = List.findIndex ((=) 0) xs
            seq {
                if blank % 3 > 0 then swap blank (blank - 1) xs
                if blank % 3 < 2 then swap blank (blank + 1) xs
                if blank >= 3 then swap blank (blank - 3) xs
                if blank < 3 then swap blank (blank + 3) xs
            }
        bfs start ((=) goal) moves

    let rec queens n =
        let safe q placed =
            placed |> List.indexed |> List.forall (fun (i, p) -> p <> q && abs (p - q) <> i + 1)
        let rec place row =
            if row = 0 then [ [] ]
            else
                [ for placed in place (row - 1) do
                      for q in 1..n do
                          if safe q placed then q :: placed ]
        place n

    /// Jugs of water: pour until one holds the amount.
    let jugs (sizes: int[]) amount =
        let pour (state: int list) =
            seq {
                for i in 0 .. sizes.Length - 1 do
                    List.updateAt i sizes.[i] state
                    List.updateAt i 0 state
                    for j in 0 .. sizes.Length - 1 do
                        let n = min state.[i] (sizes.[j] - state.[j])
                        if i <> j then state |> List.updateAt i (state.[i] - n) |> List.updateAt j (state.[j] + n)
            }
        bfs [ for _ in sizes -> 0 ] (List.contains amount) pour

    let run () =
        printfn "-- search"
        printfn "%A" (jugs [| 3; 5 |] 4)
        printfn "%A" (jugs [| 4; 6 |] 3)
        let words = [ "cold"; "cord"; "card"; "ward"; "warm"; "word"; "worm"; "wold" ]
        printfn "%A" (ladder words "cold" "warm")
        printfn "%A" (ladder words "cold" "zzzz")
        match tiles [ 4; 1; 2; 0; 5; 3 ] with
        | Some path -> printfn "%d moves, via %A" (path.Length - 1) path.[1]
        | None -> printfn "unsolvable"
        printfn "%b" (tiles [ 2; 1; 3; 4; 5; 0 ] |> Option.isNone)
        printfn "%A" [ for n in 1..7 -> (queens n).Length ]
        printfn "%A" (queens 6 |> List.map (List.map string >> String.Concat))

Sudoku.run ()
Life.run ()
Search.run ()

// out: guard 41 6
// out: calibration 3749 11387
// out: disk 1928
// out: claw 280 459236326669
// out: computer [4; 6; 3; 5; 6; 3; 5; 2; 1; 0]
// out: keys 0 circuit 4
// out: towels [2L; 1L; 4L; 6L; 0L; 1L; 2L; 0L]
// out: lan co,de,ka,ta 7
// out:     █     
// "Advent of Code" runner, many puzzles with parsing and simulation, typical of blog posts
open System
open System.Collections.Generic
open System.Text.RegularExpressions

type Grid<'a> = 'a[][]
module Grid =
    let parse (f: char -> 'a) (s: string) : Grid<'a> = s.Split('\n') |> Array.map (fun l -> l.Trim().ToCharArray() |> Array.map f)
    let height (g: Grid<_>) = g.Length
    let width (g: Grid<_>) = g[0].Length
    let inBounds (r, c) g = r >= 0 && r < height g && c >= 0 && c < width g
    let tryGet (r, c) (g: Grid<'a>) = if inBounds (r, c) g then ValueSome(g[r][c]) else ValueNone
    let find pred (g: Grid<'a>) = seq { for r in 0 .. height g - 1 do for c in 0 .. width g - 1 do if pred (g[r][c]) then yield (r, c) }
    let map f (g: Grid<'a>) = g |> Array.map (Array.map f)
    let render (g: Grid<char>) = g |> Array.map String |> String.concat "\n"

type Dir = U | R | D | L
    with
    static member all = [| U; R; D; L |]
    member d.Delta = match d with U -> (-1, 0) | R -> (0, 1) | D -> (1, 0) | L -> (0, -1)
    member d.Turn = match d with U -> R | R -> D | D -> L | L -> U
let inline (++) (a, b) (c, d) = (a + c, b + d)

module Guard =
    let map = "....#.....
               .........#
               ..........
               ..#.......
               .......#..
               ..........
               .#..^.....
               ........#.
               #.........
               ......#..."
    let grid = Grid.parse id map
    let start = Grid.find ((=) '^') grid |> Seq.head
    let walk (g: Grid<char>) =
        let seen = HashSet<struct ((int * int) * Dir)>()
        let rec go pos (dir: Dir) =
            if not (seen.Add(struct (pos, dir))) then Error seen.Count
            else
                let next = pos ++ dir.Delta
                match Grid.tryGet next g with
                | ValueNone -> Ok(seen |> Seq.map (fun struct (p, _) -> p) |> Seq.distinct |> Seq.toList)
                | ValueSome '#' -> go pos dir.Turn
                | ValueSome _ -> go next dir
        go start U
    let part1 = match walk grid with Ok ps -> ps.Length | Error _ -> -1
    let part2 =
        match walk grid with
        | Error _ -> 0
        | Ok ps ->
            ps
            |> List.filter ((<>) start)
            |> List.filter (fun (r, c) ->
                let saved = grid[r][c]
                grid[r][c] <- '#'
                let loops = (walk grid).IsError
                grid[r][c] <- saved
                loops)
            |> List.length

module Calibration =
    let lines = [ "190: 10 19"; "3267: 81 40 27"; "83: 17 5"; "156: 15 6"; "7290: 6 8 6 15"; "161011: 16 10 13"; "192: 17 8 14"; "21037: 9 7 18 13"; "292: 11 6 16 20" ]
    let parse l = let ns = Regex.Matches(l, @"\d+") |> Seq.map (fun m -> int64 m.Value) |> List.ofSeq in ns.Head, ns.Tail
    let rec reachable ops target acc = function
        | [] -> acc = target
        | _ when acc > target -> false
        | x :: xs -> ops |> List.exists (fun op -> reachable ops target (op acc x) xs)
    let concat a b = int64 (string a + string b)
    let solve ops = lines |> List.map parse |> List.filter (fun (t, ns) -> reachable ops t ns.Head ns.Tail) |> List.sumBy fst

module Disk =
    let input = "2333133121414131402"
    let expand (s: string) =
        s |> Seq.mapi (fun i c -> Array.replicate (int c - int '0') (if i % 2 = 0 then i / 2 else -1)) |> Array.concat
    let compact (d: int[]) =
        let d = Array.copy d
        let mutable i, j = 0, d.Length - 1
        while i < j do
            if d[i] >= 0 then i <- i + 1
            elif d[j] < 0 then j <- j - 1
            else
                d[i] <- d[j]
                d[j] <- -1
        d
    let checksum d = d |> Seq.mapi (fun i id -> if id < 0 then 0L else int64 i * int64 id) |> Seq.sum

module Claw =
    let text = "Button A: X+94, Y+34\nButton B: X+22, Y+67\nPrize: X=8400, Y=5400\n\nButton A: X+26, Y+66\nButton B: X+67, Y+21\nPrize: X=12748, Y=12176"
    let solve offset =
        text.Split("\n\n")
        |> Array.sumBy (fun block ->
            match [ for m in Regex.Matches(block, @"\d+") -> decimal m.Value ] with
            | [ ax; ay; bx; by; px; py ] ->
                let px, py = px + offset, py + offset
                let det = ax * by - ay * bx
                let a, b = (px * by - py * bx) / det, (ax * py - ay * px) / det
                if a = truncate a && b = truncate b then 3m * a + b else 0m
            | other -> failwithf "bad block %A" other)

module Computer =
    type Cpu = { A: int64; B: int64; C: int64; Ip: int; Out: int list }
    let combo cpu = function
        | n when n < 4 -> int64 n
        | 4 -> cpu.A
        | 5 -> cpu.B
        | 6 -> cpu.C
        | n -> invalidOp $"combo {n}"
    let rec run (prog: int[]) cpu =
        if cpu.Ip >= prog.Length then List.rev cpu.Out
        else
            let op, arg = prog[cpu.Ip], prog[cpu.Ip + 1]
            let next = { cpu with Ip = cpu.Ip + 2 }
            match op with
            | 0 -> { next with A = cpu.A >>> int (combo cpu arg) }
            | 1 -> { next with B = cpu.B ^^^ int64 arg }
            | 2 -> { next with B = combo cpu arg &&& 7L }
            | 3 when cpu.A <> 0L -> { cpu with Ip = arg }
            | 3 -> next
            | 4 -> { next with B = cpu.B ^^^ cpu.C }
            | 5 -> { next with Out = int (combo cpu arg &&& 7L) :: cpu.Out }
            | 6 -> { next with B = cpu.A >>> int (combo cpu arg) }
            | 7 -> { next with C = cpu.A >>> int (combo cpu arg) }
            | x -> failwithf "opcode %d" x
            |> run prog
    let start a = { A = a; B = 0L; C = 0L; Ip = 0; Out = [] }

module Keys =
    let lockOrKey (block: string) =
        let rows = block.Split '\n'
        let heights = [ for c in 0 .. rows[0].Length - 1 -> (rows |> Array.filter (fun r -> r[c] = '#') |> Array.length) - 1 ]
        if rows[0] |> Seq.forall ((=) '#') then Choice1Of2 heights else Choice2Of2 heights
    let blocks = "#####\n.####\n.####\n.####\n.#.#.\n.#...\n.....\n\n.....\n#....\n#....\n#...#\n#.#.#\n#.###\n#####\n\n.....\n.....\n#.#..\n###..\n###.#\n###.#\n#####"
    let solve () =
        let all = blocks.Split "\n\n" |> Array.map lockOrKey
        let locks = all |> Array.choose (function Choice1Of2 l -> Some l | _ -> None)
        let keys = all |> Array.choose (function Choice2Of2 k -> Some k | _ -> None)
        Array.allPairs locks keys |> Array.filter (fun (l, k) -> List.forall2 (fun a b -> a + b <= 5) l k) |> Array.length

module Circuit =
    type Gate = { In1: string; Op: string; In2: string; Out: string }
    let text = "x00: 1\nx01: 1\nx02: 1\ny00: 0\ny01: 1\ny02: 0\n\nx00 AND y00 -> z00\nx01 XOR y01 -> z01\nx02 OR y02 -> z02"
    let solve () =
        let [| inits; gates |] = text.Split "\n\n"
        let values = Dictionary<string, Lazy<bool>>()
        for l in inits.Split '\n' do
            match l.Split(": ") with
            | [| k; v |] -> values[k] <- lazy (v = "1")
            | _ -> ()
        for l in gates.Split '\n' do
            match l.Split ' ' with
            | [| a; op; b; _; o |] ->
                values[o] <- lazy (match op with
                                   | "AND" -> values[a].Value && values[b].Value
                                   | "OR" -> values[a].Value || values[b].Value
                                   | _ -> values[a].Value <> values[b].Value)
            | _ -> failwith l
        values |> Seq.filter (fun kv -> kv.Key[0] = 'z') |> Seq.sortByDescending _.Key |> Seq.fold (fun acc kv -> (acc <<< 1) ||| (if kv.Value.Value then 1L else 0L)) 0L

module Towels =
    let patterns = "r, wr, b, g, bwu, rb, gb, br".Split ", "
    let designs = [ "brwrr"; "bggr"; "gbbr"; "rrbgbr"; "ubwu"; "bwurrg"; "brgr"; "bbrgwb" ]
    let ways =
        let memo = Dictionary<string, int64>()
        let rec go (d: string) =
            if d = "" then 1L
            else
                match memo.TryGetValue d with
                | true, v -> v
                | _ ->
                    let v = patterns |> Array.sumBy (fun p -> if d.StartsWith(p, StringComparison.Ordinal) then go (d.Substring p.Length) else 0L)
                    memo.Add(d, v)
                    v
        go

module Lan =
    let edges = [ "kh-tc"; "qp-kh"; "de-cg"; "ka-co"; "yn-aq"; "qp-ub"; "cg-tb"; "vc-aq"; "tb-ka"; "wh-tc"; "yn-cg"; "kh-ub"; "ta-co"; "de-co"; "tc-td"; "tb-wq"; "wh-td"; "ta-ka"; "td-qp"; "aq-cg"; "wq-ub"; "ub-vc"; "de-ta"; "wq-aq"; "wq-vc"; "wh-yn"; "ka-de"; "kh-ta"; "co-tc"; "wh-qp"; "tb-vc"; "td-yn" ]
    let graph =
        edges
        |> Seq.collect (fun e -> let p = e.Split '-' in [ p[0], p[1]; p[1], p[0] ])
        |> Seq.groupBy fst
        |> Seq.map (fun (k, vs) -> k, vs |> Seq.map snd |> Set)
        |> Map
    let rec bronKerbosch r p x = seq {
        if Set.isEmpty p && Set.isEmpty x then yield r
        else
            let mutable p, x = p, x
            for v in p do
                yield! bronKerbosch (Set.add v r) (Set.intersect p graph.[v]) (Set.intersect x graph.[v])
                p <- p.Remove v
                x <- x.Add v }
    let clique = bronKerbosch Set.empty (graph.Keys |> Set.ofSeq) Set.empty |> Seq.maxBy Set.count |> String.concat ","
    let triangles = seq { for KeyValue(a, ns) in graph do for b in ns do if b > a then for c in Set.intersect ns graph.[b] do if c > b then a, b, c } |> Seq.filter (fun (a, b, c) -> [ a; b; c ] |> List.exists (fun s -> s[0] = 't')) |> Seq.length

printfn "guard %d %d" Guard.part1 Guard.part2
printfn "calibration %d %d" (Calibration.solve [ (+); (*) ]) (Calibration.solve [ (+); (*); Calibration.concat ])
printfn "disk %d" (Disk.input |> Disk.expand |> Disk.compact |> Disk.checksum)
printfn "claw %M %M" (Claw.solve 0m) (Claw.solve 10000000000000m)
printfn "computer %A" (Computer.run [| 0; 1; 5; 4; 3; 0 |] (Computer.start 729L))
printfn "keys %d circuit %d" (Keys.solve ()) (Circuit.solve ())
printfn "towels %A" (Towels.designs |> List.map Towels.ways)
printfn "lan %s %d" Lan.clique Lan.triangles
printfn "%s" (Guard.grid |> Grid.map (fun c -> if c = '#' then '█' else ' ') |> Grid.render |> fun s -> s.Split('\n')[0])

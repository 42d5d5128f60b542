// out: Day 1: 3 6
// out: Day 2: 1227775554 1227776664
// out: Day 4: 13 43
// out: Day 7: 21 40
// out: Day 8: 40 25272
// out: Blocks: 143 123
// out: 25: 55312
// out: 75: 65601038650482
// out: 200: 3228697720950807773236428359413636851
// Advent of Code style, several days in one
open System
open System.Collections.Generic

let inline memoize ([<InlineIfLambda>] f: ('a -> 'b) -> 'a -> 'b) =
    let cache = Dictionary<'a, 'b>(HashIdentity.Structural)
    let rec g x =
        match cache.TryGetValue x with
        | true, y -> y
        | _ ->
            let y = f g x
            cache.[x] <- y
            y
    g

let lines (s: string) = s.Split([| '\n' |], StringSplitOptions.RemoveEmptyEntries ||| StringSplitOptions.TrimEntries)

module Day1 =
    let input = "L68
                 L30
                 R48
                 L5
                 R60
                 L55
                 L1
                 L99
                 R14
                 L82"
    let parse (l: string) = match l.[0], int l.[1..] with 'L', n -> -n | 'R', n -> n | c, _ -> failwithf "bad %c" c
    let (%%) a b = ((a % b) + b) % b
    let part1 =
        lines input
        |> Array.map parse
        |> Array.scan (fun p d -> (p + d) %% 100) 50
        |> Array.filter ((=) 0)
        |> Array.length
    let part2 =
        ((50, 0), lines input |> Seq.map parse)
        ||> Seq.fold (fun (pos, n) d ->
            let steps = Seq.init (abs d) (fun i -> (pos + sign d * (i + 1)) %% 100)
            Seq.last steps, n + (steps |> Seq.filter ((=) 0) |> Seq.length))
        |> snd

module Day2 =
    let input = "11-22,95-115,998-1012,1188511880-1188511890,222220-222224,1698522-1698528,446443-446449,38593856-38593862"
    let ranges = input.Split ',' |> Array.map (fun r -> match r.Split '-' |> Array.map int64 with [| a; b |] -> a, b | x -> failwithf "%A" x)
    let invalid1 (n: int64) =
        let s = string n
        s.Length % 2 = 0 && s.[.. s.Length / 2 - 1] = s.[s.Length / 2 ..]
    let invalid2 (n: int64) =
        let s = n.ToString()
        seq { 1 .. s.Length / 2 }
        |> Seq.filter (fun k -> s.Length % k = 0)
        |> Seq.exists (fun k -> String.replicate (s.Length / k) s.[.. k - 1] = s)
    let solve f = ranges |> Seq.collect (fun (a, b) -> seq { a..b }) |> Seq.filter f |> Seq.sum

module Day4 =
    let grid =
        "..@@.@@@@.
@@@.@.@.@@
@@@@@.@.@@
@.@@@@..@.
@@.@@@@.@@
.@@@@@@@.@
.@.@.@.@@@
@.@@@.@@@@
.@@@@@@@@.
@.@.@@@.@." |> lines |> array2D
    let dirs = [ for dy in -1 .. 1 do for dx in -1 .. 1 do if (dy, dx) <> (0, 0) then dy, dx ]
    let accessible (g: char[,]) =
        [ for y in 0 .. Array2D.length1 g - 1 do
              for x in 0 .. Array2D.length2 g - 1 do
                  if g.[y, x] = '@' then
                      let n =
                          dirs
                          |> List.sumBy (fun (dy, dx) ->
                              let y', x' = y + dy, x + dx
                              if y' >= 0 && y' < g.GetLength 0 && x' >= 0 && x' < g.GetLength 1 && g[y', x'] = '@' then 1 else 0)
                      if n < 4 then (y, x) ]
    let rec removeAll g total =
        match accessible g with
        | [] -> total
        | xs ->
            let s = set xs
            removeAll (g |> Array2D.mapi (fun y x c -> if s.Contains(y, x) then '.' else c)) (total + xs.Length)

module Day7 =
    let grid = ".......S.......
...............
.......^.......
...............
......^.^......
...............
.....^.^.^.....
...............
....^.^...^....
...............
...^.^...^.^...
...............
..^...^.....^..
...............
.^.^.^.^.^...^.
..............." |> lines
    let part1 =
        let start = grid.[0].IndexOf 'S'
        grid
        |> Array.tail
        |> Array.fold (fun (beams: Set<int>, splits) row ->
            let hit, miss = beams |> Set.partition (fun b -> row.[b] = '^')
            let next = Set.union miss (hit |> Seq.collect (fun b -> [ b - 1; b + 1 ]) |> Set.ofSeq)
            next, splits + hit.Count) (Set.singleton start, 0)
        |> snd
    let timelines =
        memoize (fun self (r, c) ->
            if r >= grid.Length then 1L
            elif grid.[r].[c] = '^' then self (r, c - 1) + self (r, c + 1)
            else self (r + 1, c))
    let part2 = timelines (0, grid.[0].IndexOf('S'))

module Day8 =
    type P = { X: int64; Y: int64; Z: int64 }
    let pts =
        "162,817,812
57,618,57
906,360,560
592,479,940
352,342,300
466,668,158
542,29,236
431,825,988
739,650,466
52,470,668
216,146,977
819,987,18
117,168,530
805,96,715
346,949,466
970,615,88
941,993,340
862,61,35
984,92,344
425,690,689"
        |> lines
        |> Array.map (fun l -> match l.Split(',') with [| x; y; z |] -> { X = int64 x; Y = int64 y; Z = int64 z } | _ -> invalidArg (nameof l) "three numbers expected")
    let dist a b = pown (a.X - b.X) 2 + pown (a.Y - b.Y) 2 + pown (a.Z - b.Z) 2
    let pairs = [| for i in 0 .. pts.Length - 2 do for j in i + 1 .. pts.Length - 1 -> i, j |] |> Array.sortBy (fun (i, j) -> dist pts.[i] pts.[j])
    let makeUf n =
        let parent = Array.init n id
        let rec find x = if parent.[x] = x then x else (parent.[x] <- find parent.[x]; parent.[x])
        let union a b =
            let a, b = find a, find b
            if a <> b then parent.[a] <- b; true
            else false
        find, union
    let part1 =
        let find, union = makeUf pts.Length
        for (i, j) in Array.truncate 10 pairs do union i j |> ignore
        [ 0 .. pts.Length - 1 ] |> List.countBy find |> List.map snd |> List.sortDescending |> List.take 3 |> List.reduce (*)
    let part2 =
        let _, union = makeUf pts.Length
        let i, j = pairs |> Array.filter (fun p -> p ||> union) |> Array.last
        pts.[i].X * pts.[j].X

module Blocks =
    let parse (text: string) =
        match text.Replace("\r", "").Split("\n\n") with
        | [| rules; updates |] ->
            let rs = rules.Split '\n' |> Seq.map (fun r -> let p = r.Split '|' in int p.[0], int p.[1]) |> Seq.groupBy fst |> Seq.map (fun (k, v) -> k, v |> Seq.map snd |> Set.ofSeq) |> Map.ofSeq
            let us = [ for l in updates.Trim().Split '\n' -> [ for n in l.Split ',' -> int n ] ]
            rs, us
        | parts -> failwithf "expected two parts, got %d" parts.Length
    let text = "47|53\n97|13\n97|61\n97|47\n75|29\n61|13\n75|53\n29|13\n97|29\n53|29\n61|53\n97|53\n61|29\n47|13\n75|47\n97|75\n47|61\n75|61\n47|29\n75|13\n53|13\n\n75,47,61,53,29\n97,61,53,29,13\n75,29,13\n75,97,47,61,53\n61,13,29\n97,13,75,29,47\n"
    let solve () =
        let rules, updates = parse text
        let cmp a b =
            match Map.tryFind a rules with
            | Some s when s.Contains b -> -1
            | _ -> if a = b then 0 else 1
        let middle (xs: _ list) = xs.[xs.Length / 2]
        let good, bad = updates |> List.partition (fun u -> List.sortWith cmp u = u)
        good |> List.sumBy middle, bad |> List.sumBy (List.sortWith cmp >> middle)

printfn "Day 1: %d %d" Day1.part1 Day1.part2
printfn "Day 2: %d %d" (Day2.solve Day2.invalid1) (Day2.solve Day2.invalid2)
printfn "Day 4: %d %d" (Day4.accessible Day4.grid).Length (Day4.removeAll Day4.grid 0)
printfn $"Day 7: {Day7.part1} {Day7.part2}"
printfn "Day 8: %d %d" Day8.part1 Day8.part2
Blocks.solve () ||> printfn "Blocks: %d %d"
let stones = memoize (fun self (s: string, n) ->
    if n = 0 then 1I
    elif s = "0" then self ("1", n - 1)
    elif s.Length % 2 = 0 then
        let h = s.Length / 2
        self (s.[..h-1], n - 1) + self (string (bigint.Parse s.[h..]), n - 1)
    else self (string (Numerics.BigInteger.Parse s * 2024I), n - 1))
[ 25; 75; 200 ] |> List.iter (fun n -> printfn "%d: %A" n (Seq.sumBy (fun s -> stones (s, n)) ("125 17".Split())))

// in:     [D]    
// in: [N] [C]    
// in: [Z] [M] [P]
// in:  1   2   3 
// in:
// in: move 1 from 2 to 1
// in: move 3 from 1 to 3
// in: noop
// in: rotate 1
// in: move 2 from 3 to 1
// in:
// in: byr:1980 hgt:60in
// in: hcl:#123abc ecl:brn
// in:
// in: byr:2003 hgt:190 hcl:#123abz ecl:wat
// in:
// in: hgt:190cm ecl:amb
// in: byr:1937 hcl:#ffffff
// in:
// in: # settings here
// in: depth = 10
// in: name= Clef = compiler
// in: junk
// in:
// in: 123 -> x
// in: 456 -> y
// in: x AND y -> d
// in: x OR y -> e
// in: x LSHIFT 2 -> f
// in: y RSHIFT 2 -> g
// in: NOT x -> h
// in: h -> i
// in:
// in: 22 13 17 11  0
// in:  8  2 23  4 24
// in: 21  9 14 16  7
// out: map [(1, ['N'; 'Z']); (2, ['D'; 'C'; 'M']); (3, ['P'])]
// out: M-- C--
// out: [|Move (1, 2, 1); Move (3, 1, 3); Noop; Rotate 1; Move (2, 3, 1)|]
// out: true byr,ecl,hcl,hgt
// out: false byr,ecl,hcl,hgt
// out: true byr,ecl,hcl,hgt
// out: comment settings here
// out: int depth 10
// out: str name "Clef = compiler"
// out: ?? junk
// out: d=72 e=507 f=492 g=114 h=65412 i=65412 x=123 y=456 
// out: [|51; 24; 54; 31; 31|]
// out: [|24; 22; 16; 14; 8; 4; 2; 0|]
// out: 616
// out: 3 lines
open System
open System.IO
open System.Text.RegularExpressions
// AoC: parse stacks, rules, passports, instructions with regex & active patterns
let input = Console.In.ReadToEnd()
let blocks = input.Replace("\r", "").Split "\n\n"
let (|Regex|_|) pattern s =
    let m = Regex.Match(s, pattern)
    if m.Success then Some [ for g in Seq.tail m.Groups -> g.Value ] else None
let (|Int|_|) (s: string) =
    match Int32.TryParse s with
    | true, n -> Some n
    | false, _ -> None
let (|Prefix|_|) (p: string) (s: string) = if s.StartsWith p then Some(s.Substring p.Length) else None
let (|Between|_|) lo hi n = if n >= lo && n <= hi then Some Between else None
[<return: Struct>]
let (|Split|_|) (c: char) (s: string) = match s.Split(c, 2) with [| a; b |] -> ValueSome struct (a.Trim(), b.Trim()) | _ -> ValueNone

type Instruction = Move of count: int * from: int * into: int | Rotate of int | Noop
let parseInstruction = function
    | Regex @"^move (\d+) from (\d+) to (\d+)$" [ Int n; Int a; Int b ] -> Move(n, a, b)
    | Prefix "rotate " (Int n) -> Rotate n
    | "" | "noop" -> Noop
    | s -> failwithf "cannot parse %A" s

let drawing, program = blocks[0].Split '\n', blocks[1].Split '\n'
let stacks =
    drawing[.. drawing.Length - 2]
    |> Array.rev
    |> Array.fold (fun stacks line ->
        [ 1..4 .. line.Length - 1 ]
        |> List.filter (fun i -> Char.IsLetter line[i])
        |> List.fold (fun m i -> m |> Map.change (i / 4 + 1) (fun old -> Some(line[i] :: defaultArg old []))) stacks) Map.empty
printfn "%A" stacks
let step order stacks = function
    | Move(n, a, b) ->
        let taken, rest = List.splitAt n (Map.find a stacks)
        stacks |> Map.add a rest |> Map.add b (order taken @ Map.find b stacks)
    | Rotate k ->
        let keys = stacks |> Map.toList
        let vals = keys |> List.map snd
        List.zip (List.map fst keys) (List.permute (fun i -> (i + k) % vals.Length) vals) |> Map.ofList
    | Noop -> stacks
let tops s = s |> Map.values |> Seq.map (List.tryHead >> Option.defaultValue '-') |> Seq.toArray |> String
let prog = program |> Array.map parseInstruction
printfn "%s %s" (prog |> Array.fold (step List.rev) stacks |> tops) (prog |> Array.fold (step id) stacks |> tops)
printfn "%A" prog

// passports
let valid (fields: Map<string, string>) =
    let check k f = Map.tryFind k fields |> Option.exists f
    check "byr" (function Int(Between 1920 2002) -> true | _ -> false)
    && check "hgt" (function Regex @"^(\d+)(cm|in)$" [ Int n; u ] -> (match u, n with "cm", Between 150 193 | "in", Between 59 76 -> true | _ -> false) | _ -> false)
    && check "hcl" (fun s -> Regex.IsMatch(s, "^#[0-9a-f]{6}$"))
    && check "ecl" (fun s -> List.contains s [ "amb"; "blu"; "brn" ])
for b in blocks[2..4] do
    let fields = Regex.Matches(b, @"(\w+):(\S+)") |> Seq.map (fun m -> m.Groups[1].Value, m.Groups[2].Value) |> Map
    printfn "%b %s" (valid fields) (fields.Keys |> String.concat ",")

// key-value config via span-free split
for line in blocks[5].Split('\n', StringSplitOptions.TrimEntries ||| StringSplitOptions.RemoveEmptyEntries) do
    match line with
    | Split '#' (_, c) when line[0] = '#' -> printfn "comment %s" c
    | Split '=' (k, Int v) -> printfn "int %s %d" k v
    | Split '=' (k, v) -> printfn "str %s %A" k v
    | l -> printfn "?? %s" l

// logic gates (memo on map)
let gates =
    blocks[6].Split('\n', StringSplitOptions.RemoveEmptyEntries)
    |> Array.map (fun l ->
        match l.Split " -> " with
        | [| e; w |] -> w, e.Split ' '
        | a -> failwithf "bad %A" a)
    |> readOnlyDict
let cache = System.Collections.Generic.Dictionary<string, uint16>()
let rec signal w : uint16 =
    match UInt16.TryParse(w: string) with
    | true, n -> n
    | _ ->
        match cache.TryGetValue w with
        | true, v -> v
        | _ ->
            let v =
                match gates[w] with
                | [| x |] -> signal x
                | [| "NOT"; x |] -> ~~~(signal x)
                | [| x; "AND"; y |] -> signal x &&& signal y
                | [| x; "OR"; y |] -> signal x ||| signal y
                | [| x; "LSHIFT"; Int n |] -> signal x <<< n
                | [| x; "RSHIFT"; Int n |] -> signal x >>> n
                | g -> failwithf "gate %A" g
            cache[w] <- v
            v
for w in gates.Keys |> Seq.sort do printf "%s=%d " w (signal w)
printfn ""
// bingo-like number grid
let grid = blocks[7].Trim().Split '\n' |> Array.map (fun l -> Regex.Split(l.Trim(), @"\s+") |> Array.map int)
printfn "%A" (Array.transpose grid |> Array.map Array.sum)
printfn "%A" (grid |> Array.collect (Array.filter (fun n -> n % 2 = 0)) |> Array.sortDescending)
printfn "%d" (grid |> Array.mapi (fun i r -> r[i]) |> Array.reduce (*))
use reader = new StringReader(blocks[7])
let rec count n = match reader.ReadLine() with null -> n | l when l.Trim() = "" -> count n | _ -> count (n + 1)
printfn "%d lines" (count 0)

// out: Whoa, chill out!
// out: Sure.
// out: Calm down, I know what I'm doing!
// out: Fine. Be that way!
// out: Whatever.
// out: Whatever.
// out: { direction = West
// out:   position = (9, 4) }
// out: Some 300 Some 150 None None
// out: 22:20 23:59 true
// out: [1; 2; 3; 4; 5; 6; 7; 7] 4
// out: Node
// out:   (Node (Node (Empty, 1, Empty), 2, Node (Empty, 3, Empty)), 4,
// out:    Node (Node (Empty, 5, Empty), 6, Node (Node (Empty, 7, Empty), 7, Empty)))
// out: Ok [-1]
// out: Ok [1; 1; 1]
// out: Ok [1; 1]
// out: Error "divide by zero"
// out: Error "only one value on the stack"
// out: Error "undefined operation"
// out: Error "illegal operation"
// out: Error "empty stack"
// out: [1*3*1]
// out: [13*31]
// out: [ 2*2 ]
// out: [ 111 ]
// out: Some 5
// out: Some 2
// out: Some -10
// out: None
// out: ["ADE"; "B F"; "C G"; "  H"; "  I"]
// out: Some [4; 4; 15] None
// out: Some 7 None
// out: 41
// out: ["3S 4S 5D 6H JH"]
// out: [(Straight, [5; 4; 3; 2; 1]); (StraightFlush, [14; 13; 12; 11; 10]);
// out:  (Three, [2; 13; 12]); (FullHouse, [4; 9]); (TwoPair, [3; 2; 13])]
// Exercism-like solutions
module Exercism
open System

module Bob =
    let response (input: string) =
        let s = input.Trim()
        let letters = s |> Seq.filter Char.IsLetter |> List.ofSeq
        let yelling = not letters.IsEmpty && letters |> List.forall Char.IsUpper
        match s with
        | "" -> "Fine. Be that way!"
        | _ when s.EndsWith('?') && yelling -> "Calm down, I know what I'm doing!"
        | _ when s.EndsWith "?" -> "Sure."
        | _ when yelling -> "Whoa, chill out!"
        | _ -> "Whatever."
module RobotSimulator =
    type Direction = North | East | South | West
    type Position = int * int
    type Robot = { direction: Direction; position: Position }
    let create direction position = { direction = direction; position = position }
    let private right = function North -> East | East -> South | South -> West | West -> North
    let private left = right >> right >> right
    let move instructions robot =
        let step r = function
            | 'R' -> { r with direction = right r.direction }
            | 'L' -> { r with direction = left r.direction }
            | 'A' ->
                let (x, y) = r.position
                { r with position = (match r.direction with North -> x, y + 1 | South -> x, y - 1 | East -> x + 1, y | West -> x - 1, y) }
            | c -> failwithf "Unknown instruction %c" c
        Seq.fold step robot instructions
module Bowling =
    type Game = int list option
    let newGame () : Game = Some []
    let roll pins (game: Game) : Game =
        game |> Option.bind (fun rolls -> if pins < 0 || pins > 10 then None else Some(pins :: rolls))
    let score (game: Game) =
        let rec go frame rolls acc =
            match frame, rolls with
            | 10, [ 10; a; b ] when a = 10 || a + b <= 10 -> Some(acc + 10 + a + b)
            | 10, [ a; b; c ] when a + b = 10 && a < 10 -> Some(acc + 10 + c)
            | 10, [ a; b ] when a + b < 10 -> Some(acc + a + b)
            | 10, _ -> None
            | _, 10 :: (a :: b :: _ as rest) -> go (frame + 1) rest (acc + 10 + a + b)
            | _, a :: b :: (c :: _ as rest) when a + b = 10 -> go (frame + 1) rest (acc + 10 + c)
            | _, a :: b :: rest when a + b < 10 -> go (frame + 1) rest (acc + a + b)
            | _ -> None
        game |> Option.bind (fun r -> go 1 (List.rev r) 0)
module Clock =
    [<CustomEquality; NoComparison>]
    type Clock =
        { Minutes: int }
        override this.Equals o = match o with :? Clock as c -> c.Minutes = this.Minutes | _ -> false
        override this.GetHashCode() = this.Minutes
        override this.ToString() = sprintf "%02d:%02d" (this.Minutes / 60) (this.Minutes % 60)
    let create h m = { Minutes = ((h * 60 + m) % 1440 + 1440) % 1440 }
    let add n c = create 0 (c.Minutes + n)
    let subtract n = add -n
module BinarySearchTree =
    type Tree<'a> = Empty | Node of left: Tree<'a> * data: 'a * right: Tree<'a>
    let rec insert x = function
        | Empty -> Node(Empty, x, Empty)
        | Node(l, d, r) when x <= d -> Node(insert x l, d, r)
        | Node(l, d, r) -> Node(l, d, insert x r)
    let create xs = List.fold (fun t x -> insert x t) Empty xs
    let rec sorted = function
        | Empty -> Seq.empty
        | Node(left = l; data = d; right = r) -> seq { yield! sorted l; yield d; yield! sorted r }
    let rec depth = function Empty -> 0 | Node(l, _, r) -> 1 + max (depth l) (depth r)
module Forth =
    type State = { Stack: int list; Words: Map<string, string list> }
    let rec private eval st = function
        | [] -> Ok st
        | ":" :: name :: rest ->
            match Int32.TryParse name with
            | true, _ -> Error "illegal operation"
            | _ ->
                let body = rest |> List.takeWhile ((<>) ";")
                let expanded = body |> List.collect (fun w -> match st.Words.TryFind w with Some ws -> ws | None -> [ w ])
                eval { st with Words = st.Words.Add(name, expanded) } (rest |> List.skip (body.Length + 1))
        | w :: rest ->
            match Map.tryFind w st.Words with
            | Some body when body <> [ w ] -> eval { st with Words = st.Words } (body @ rest)
            | _ ->
                match Int32.TryParse w, w, st.Stack with
                | (true, n), _, s -> eval { st with Stack = n :: s } rest
                | _, "+", b :: a :: s -> eval { st with Stack = a + b :: s } rest
                | _, "-", b :: a :: s -> eval { st with Stack = a - b :: s } rest
                | _, "*", b :: a :: s -> eval { st with Stack = a * b :: s } rest
                | _, "/", 0 :: _ :: _ -> Error "divide by zero"
                | _, "/", b :: a :: s -> eval { st with Stack = a / b :: s } rest
                | _, "dup", a :: s -> eval { st with Stack = a :: a :: s } rest
                | _, "drop", _ :: s -> eval { st with Stack = s } rest
                | _, "swap", b :: a :: s -> eval { st with Stack = a :: b :: s } rest
                | _, "over", b :: a :: s -> eval { st with Stack = a :: b :: a :: s } rest
                | _, ("+" | "-" | "*" | "/" | "dup" | "drop" | "swap" | "over"), s -> Error(if s.IsEmpty then "empty stack" else "only one value on the stack")
                | _ -> Error "undefined operation"
    let evaluate (lines: string list) =
        lines
        |> List.fold (fun st l -> st |> Result.bind (fun s -> eval s (l.ToLower().Split ' ' |> List.ofArray))) (Ok { Stack = []; Words = Map.empty })
        |> Result.map (fun s -> List.rev s.Stack)
module Minesweeper =
    let annotate (input: string list) =
        input |> List.mapi (fun r row ->
            row |> String.mapi (fun c ch ->
                if ch = '*' then ch
                else
                    let n =
                        seq { for dr in -1 .. 1 do
                                for dc in -1 .. 1 do
                                    match List.tryItem (r + dr) input with
                                    | Some l when c + dc >= 0 && c + dc < l.Length && l.[c + dc] = '*' -> yield ()
                                    | _ -> () } |> Seq.length
                    if n = 0 then ' ' else char (int '0' + n)))
module Wordy =
    let answer (q: string) =
        let toks = q.Replace("What is", "").Replace("multiplied by", "*").Replace("divided by", "/").Replace("plus", "+").Replace("minus", "-").TrimEnd('?').Split(' ', StringSplitOptions.RemoveEmptyEntries) |> List.ofArray
        let (|Num|_|) (s: string) = match Int32.TryParse s with true, n -> Some n | _ -> None
        let (|Op|_|) = function "+" -> Some (+) | "-" -> Some (-) | "*" -> Some (*) | "/" -> Some (/) | _ -> None
        let rec go acc = function
            | [] -> Some acc
            | Op f :: Num n :: rest -> go (f acc n) rest
            | _ -> None
        match toks with Num n :: rest -> go n rest | _ -> None
module Sgf =
    let rec transpose (rows: string list) =
        let w = rows |> List.map String.length |> List.fold max 0
        [ for c in 0 .. w - 1 ->
            rows
            |> List.map (fun r -> if c < r.Length then Some r.[c] else None)
            |> List.rev |> List.skipWhile Option.isNone |> List.rev
            |> List.map (Option.defaultValue ' ') |> Array.ofList |> String ]
module Change =
    let findFewest coins target =
        let table = Array.create (target + 1) None
        table.[0] <- Some []
        for t in 1..target do
            table.[t] <-
                coins
                |> List.filter (fun c -> c <= t)
                |> List.choose (fun c -> table.[t - c] |> Option.map (fun l -> c :: l))
                |> List.sortBy List.length
                |> List.tryHead
        table.[target] |> Option.map List.sort
module Hamming =
    let distance (a: string) (b: string) = if a.Length <> b.Length then None else Some(Seq.zip a b |> Seq.filter (fun (x, y) -> x <> y) |> Seq.length)
module Scrabble =
    let score (w: string) =
        w.ToUpper() |> Seq.sumBy (function
            | 'A' | 'E' | 'I' | 'O' | 'U' | 'L' | 'N' | 'R' | 'S' | 'T' -> 1
            | 'D' | 'G' -> 2 | 'B' | 'C' | 'M' | 'P' -> 3
            | 'F' | 'H' | 'V' | 'W' | 'Y' -> 4 | 'K' -> 5
            | 'J' | 'X' -> 8 | 'Q' | 'Z' -> 10 | _ -> 0)
module Poker =
    type Rank = HighCard | Pair | TwoPair | Three | Straight | Flush | FullHouse | Four | StraightFlush
    let rank (hand: string) =
        let cards = hand.Split ' ' |> Array.map (fun c -> "23456789TJQKA".IndexOf(c.[0]) + 2, c.[1]) |> List.ofArray
        let values = cards |> List.map fst |> List.sortDescending
        let groups = values |> List.countBy id |> List.sortByDescending (fun (v, n) -> n, v)
        let isFlush = cards |> List.map snd |> List.distinct |> List.length = 1
        let values = if values = [ 14; 5; 4; 3; 2 ] then [ 5; 4; 3; 2; 1 ] else values
        let isStraight = values |> List.pairwise |> List.forall (fun (a, b) -> a - b = 1)
        let r =
            match List.map snd groups with
            | _ when isFlush && isStraight -> StraightFlush
            | 4 :: _ -> Four
            | [ 3; 2 ] -> FullHouse
            | _ when isFlush -> Flush
            | _ when isStraight -> Straight
            | 3 :: _ -> Three
            | 2 :: 2 :: _ -> TwoPair
            | 2 :: _ -> Pair
            | _ -> HighCard
        r, (if isStraight then values else List.map fst groups)
    let best hands = let top = hands |> List.map rank |> List.max in hands |> List.filter (fun h -> rank h = top)

[ "WATCH OUT!"; "Does this?"; "WHAT?"; "  "; "hi"; "1, 2, 3" ] |> List.iter (Bob.response >> printfn "%s")
printfn "%A" (RobotSimulator.create RobotSimulator.North (7, 3) |> RobotSimulator.move "RAALAL")
let game rolls = List.fold (fun g p -> Bowling.roll p g) (Bowling.newGame ()) rolls |> Bowling.score
printfn "%A %A %A %A" (game (List.replicate 12 10)) (game (List.replicate 21 5)) (game [ 1; 2; 3 ]) (game [ 11 ])
printfn "%O %O %b" (Clock.create 25 -160) (Clock.create 0 3 |> Clock.subtract 4) (Clock.create 1 0 = Clock.create 0 60)
let tree = BinarySearchTree.create [ 4; 2; 6; 1; 3; 5; 7; 7 ]
printfn "%A %d" (BinarySearchTree.sorted tree |> Seq.toList) (BinarySearchTree.depth tree)
printfn "%A" tree
for prog in [ [ "1 2 + 4 -" ]; [ ": dup-twice dup dup ;"; "1 dup-twice" ]; [ ": swap dup ;"; "1 swap" ]; [ "4 0 /" ]; [ "1 +" ]; [ "foo" ]; [ ": 1 2 ;" ]; [ "+" ] ] do
    printfn "%A" (Forth.evaluate prog)
Minesweeper.annotate [ "·*·*·"; "··*··"; "··*··"; "·····" ] |> List.iter (printfn "[%s]")
[ "What is 5?"; "What is 1 plus 1?"; "What is -3 multiplied by 2 minus 4?"; "What is 2 cubed?" ] |> List.iter (Wordy.answer >> printfn "%A")
printfn "%A" (Sgf.transpose [ "ABC"; "D"; "EFGHI" ])
printfn "%A %A" (Change.findFewest [ 1; 4; 15; 20; 50 ] 23) (Change.findFewest [ 5; 10 ] 3)
printfn "%A %A" (Hamming.distance "GAGCCTACTAACGGGAT" "CATCGTAATGACGGCCT") (Hamming.distance "a" "")
printfn "%d" (Scrabble.score "OxyphenButazone")
printfn "%A" (Poker.best [ "4D 5S 6S 8D 3C"; "2S 4C 7S 9H TH"; "3S 4S 5D 6H JH" ])
printfn "%A" ([ "AS 2D 3H 4C 5S"; "TS JS QS KS AS"; "2H 2D 2C KC QD"; "4H 4S 4D 9S 9D"; "2C 2D 3C 3D KH" ] |> List.map Poker.rank)

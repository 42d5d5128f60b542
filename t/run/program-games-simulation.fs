// out: 10♥ 3♣ 3♦ 5♠ J♠ A♣ 8♥ J♦ K♦ 4♣
// out: Ok ["5♠"; "3♦"; "3♣"; "10♥"]
// out: [21; 18; 20; 0; 0; 16; 21; 18; 0; 21; 20; 0; 0; 19; 19; 21; 17]
// out: XXO
// out: OOX
// out: XOX
// out: (0, 0) 5478
// out: and the mat the cat and the mat sat on the cat ate the
// out: 0.000 48.181 107.364
// out: 3.1580
// out: [(9, 7); (-2, -20); (-17, 17); (-3, 57)]
// out:  2   173 ****
// out:  3   371 *********
// out:  4   483 ************
// out:  5   647 ****************
// out:  6   841 *********************
// out:  7   983 ************************
// out:  8   833 ********************
// out:  9   656 ****************
// out: 10   490 ************
// out: 11   363 *********
// out: 12   160 ****
// out: [|244uy; 221uy; 133uy; 207uy; 206uy; 30uy|] 289130450171
// out: __________:6 __________:5 ____t_____:5 ____t___a_:5 ____t_o_a_:5 ____tio_a_:5 __n_tiona_:5 __n_tiona_:4 __nctiona_:4 f_nctiona_:4 f_nctional:4 functional:4 functional:3 
// probability, simulation, games: Random(seed), Monte Carlo, Markov text, tic-tac-toe minimax, hangman, deck of cards, elevator, bank queue
module Games
open System
open System.Collections.Generic
open System.Text

module Cards =
    type Suit = Clubs | Diamonds | Hearts | Spades
    type Rank = Num of int | Jack | Queen | King | Ace
    [<Struct>]
    type Card = { Rank: Rank; Suit: Suit }
        with override c.ToString() =
                let r = match c.Rank with Num n -> string n | r -> (sprintf "%A" r).Substring(0, 1)
                r + (match c.Suit with Clubs -> "♣" | Diamonds -> "♦" | Hearts -> "♥" | Spades -> "♠")
    let deck = [| for s in [ Clubs; Diamonds; Hearts; Spades ] do for r in [ for n in 2..10 -> Num n ] @ [ Jack; Queen; King; Ace ] -> { Rank = r; Suit = s } |]
    let shuffle (rng: Random) (xs: 'a[]) =
        let a = Array.copy xs
        for i = Array.length a - 1 downto 1 do
            let j = rng.Next(0, i + 1)
            let tmp = a.[i] in a.[i] <- a.[j]; a.[j] <- tmp
        a
    let value = function { Rank = Num n } -> n | { Rank = Ace } -> 11 | _ -> 10
    let total hand =
        let raw = hand |> List.sumBy value
        let aces = hand |> List.filter (fun c -> c.Rank = Ace) |> List.length
        Seq.init (aces + 1) (fun i -> raw - 10 * i) |> Seq.tryFind (fun t -> t <= 21) |> Option.defaultValue (raw - 10 * aces)
    let rec play limit hand deck =
        match total hand, deck with
        | t, _ when t > 21 -> Error hand, deck
        | t, _ when t >= limit -> Ok hand, deck
        | _, c :: rest -> play limit (c :: hand) rest
        | _, [] -> Ok hand, []

module TicTacToe =
    type P = X | O
    type Board = Map<int, P>
    let lines = [ for i in 0..2 do [ i * 3; i * 3 + 1; i * 3 + 2 ]; [ i; i + 3; i + 6 ] ] @ [ [ 0; 4; 8 ]; [ 2; 4; 6 ] ]
    let winner (b: Board) = lines |> List.tryPick (fun l -> match l |> List.map b.TryFind with [ Some p; Some q; Some r ] when p = q && q = r -> Some p | _ -> None)
    let other = function X -> O | O -> X
    let cache = Dictionary<Board * P, int * int>()
    let rec best (b: Board) p : int * int =
        match cache.TryGetValue((b, p)) with
        | true, r -> r
        | _ ->
            let r =
                match winner b with
                | Some w -> (if w = p then 1 else -1), -1
                | None when b.Count = 9 -> 0, -1
                | None ->
                    [ for m in 0..8 do if not (b.ContainsKey m) then -(fst (best (b.Add(m, p)) (other p))), m ]
                    |> List.maxBy (fun (s, m) -> s, -m)
            cache.[(b, p)] <- r
            r
    let show (b: Board) = [ for r in 0..2 -> String [| for c in 0..2 -> match b.TryFind(r * 3 + c) with Some X -> 'X' | Some O -> 'O' | None -> '.' |] ]
    let rec playOut b p =
        match best b p with
        | _, -1 -> b
        | _, m -> playOut (Map.add m p b) (other p)

module Markov =
    let train (text: string) =
        text.ToLower().Split([| ' '; '.'; ',' |], StringSplitOptions.RemoveEmptyEntries)
        |> Seq.windowed 3
        |> Seq.fold (fun m w -> m |> Map.change (w.[0], w.[1]) (Option.defaultValue [] >> fun l -> Some(w.[2] :: l))) Map.empty
    let generate (rng: Random) n model =
        let rec go (a, b) n acc =
            if n = 0 then List.rev acc
            else
                match Map.tryFind (a, b) model with
                | Some(opts: string list) ->
                    let c = opts.[rng.Next opts.Length]
                    go (b, c) (n - 1) (c :: acc)
                | None -> List.rev acc
        let (a, b), _ = model |> Map.toSeq |> Seq.head
        go (a, b) n [ b; a ] |> String.concat " "

module Queueing =
    type Event = Arrive of int | Depart of teller: int * customer: int
    let simulate (rng: Random) tellers customers =
        let exp mean = -mean * log (1.0 - rng.NextDouble())
        let agenda = PriorityQueue<Event, float>()
        let waiting = Queue<int * float>()
        let free = Stack<int>([ for i in tellers .. -1 .. 1 -> i ])
        let waits = List<float>()
        let mutable clock = 0.0
        let serve c at =
            let t = free.Pop()
            waits.Add(clock - at)
            agenda.Enqueue(Depart(t, c), clock + exp 3.0)
        agenda.Enqueue(Arrive 1, 0.0)
        let mutable ev = Unchecked.defaultof<_>
        while agenda.TryDequeue(&ev, &clock) do
            match ev with
            | Arrive c ->
                if c < customers then agenda.Enqueue(Arrive(c + 1), clock + exp 1.0)
                if free.Count > 0 then serve c clock else waiting.Enqueue(c, clock)
            | Depart(t, _) ->
                free.Push t
                if waiting.Count > 0 then waiting.Dequeue() ||> serve
        clock, Seq.average waits, Seq.max waits

let rng = Random(12345)
let deck = Cards.shuffle rng Cards.deck |> List.ofArray
printfn "%s" (deck |> List.truncate 10 |> List.map string |> String.concat " ")
let me, rest = Cards.play 17 [] deck
printfn "%A" (me |> Result.map (List.map string) |> Result.mapError (List.map string))
let rounds =
    Seq.unfold (fun d -> match d with [] -> None | _ -> let r, d' = Cards.play 16 [] d in Some((match r with Ok h -> Cards.total h | Error _ -> 0), d')) rest |> Seq.toList
printfn "%A" rounds
TicTacToe.playOut Map.empty TicTacToe.X |> TicTacToe.show |> List.iter (printfn "%s")
printfn "%A %d" (TicTacToe.best Map.empty TicTacToe.X) TicTacToe.cache.Count
printfn "%s" (Markov.train "the cat sat on the mat, the cat ate the rat. the rat sat on the cat and the mat sat on the rat" |> Markov.generate (Random 3) 12)
let clock, avg, mx = Queueing.simulate (Random 99) 2 200
printfn "%.3f %.3f %.3f" clock avg mx
let pi n = let r = Random(1) in 4.0 * float (Seq.init n (fun _ -> r.NextDouble(), r.NextDouble()) |> Seq.filter (fun (x, y) -> x * x + y * y <= 1.0) |> Seq.length) / float n
printfn "%.4f" (pi 20000)
let walk seed =
    let r = Random(seed: int)
    ((0, 0), seq { 1..1000 }) ||> Seq.fold (fun (x, y) _ -> match r.Next 4 with 0 -> x + 1, y | 1 -> x - 1, y | 2 -> x, y + 1 | _ -> x, y - 1)
printfn "%A" [ for s in 1..4 -> walk s ]
let dice = Random(7)
let hist = Array.zeroCreate<int> 13
for _ in 1..6000 do
    let t = dice.Next(1, 7) + dice.Next(1, 7)
    hist.[t] <- hist.[t] + 1
for t in 2..12 do printfn "%2d %5d %s" t hist.[t] (String('*', hist.[t] / 40))
let bytes = Array.zeroCreate<byte> 6
Random(5).NextBytes bytes
printfn "%A %d" bytes (Random(5).NextInt64(1L, 1000000000000L))
let hangman (word: string) guesses =
    guesses |> Seq.scan (fun (shown: string, lives) g ->
        if word.Contains(g: char) then String.mapi (fun i c -> if word.[i] = g then g else c) shown, lives else shown, lives - 1) (String('_', word.Length), 6)
hangman "functional" "etaoinscfluz" |> Seq.takeWhile (fun (_, l) -> l > 0) |> Seq.iter (fun (s, l) -> printf "%s:%d " s l)
printfn ""

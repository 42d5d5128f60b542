// out: 9c 2s 2h 2d 2c -> Four 2
// out: 9s 9c 3h 3d 3c -> FullHouse (3, 9)
// out: Kc Jc 9c 5c 2c -> Flush Clubs
// out: 8c 7s 6h 5d 4c -> Straight 8
// out: Ac Jc 9d 5c 2c -> HighCard { Rank = 14
// out:            Suit = Clubs }
// out: Ac 9d 9c 2d 2c -> TwoPair (9, 2)
// out: Ac Kd Kc 9d 3c -> Pair 13
// out: high: 2
// out: pair: 8
// out: 2
// out: true
open System
open System.Collections.Generic

type Suit =
    | Clubs = 0
    | Diamonds = 1
    | Hearts = 2
    | Spades = 3

[<Struct; CustomComparison; CustomEquality>]
type Card =
    { Rank: int; Suit: Suit }
    member c.Name =
        match c.Rank with
        | 14 -> "A"
        | 13 -> "K"
        | 12 -> "Q"
        | 11 -> "J"
        | n -> string n
    override c.ToString() = c.Name + (string c.Suit).Substring(0, 1).ToLower()
    override c.Equals o =
        match o with
        | :? Card as d -> c.Rank = d.Rank && c.Suit = d.Suit
        | _ -> false
    override c.GetHashCode() = c.Rank * 4 + int c.Suit
    interface IEquatable<Card> with
        member c.Equals d = c.Rank = d.Rank && c.Suit = d.Suit
    interface IComparable with
        member c.CompareTo o =
            match o with
            | :? Card as d -> (c :> IComparable<Card>).CompareTo d
            | _ -> invalidArg (nameof o) "not a card"
    interface IComparable<Card> with
        member c.CompareTo d =
            let r = compare c.Rank d.Rank
            if r <> 0 then r else compare c.Suit d.Suit

type Lcg(seed: int) =
    let mutable state = uint32 seed
    member _.Next(max: int) =
        state <- state * 1664525u + 1013904223u
        int ((state >>> 8) % uint32 max)

type Deck(rng: Lcg) =
    let cards =
        [| for s in Enum.GetValues<Suit>() do
               for r in 2..14 do
                   { Rank = r; Suit = s } |]
    let mutable next = 0
    do
        for i in cards.Length - 1 .. -1 .. 1 do
            let j = rng.Next(i + 1)
            let t = cards.[i]
            cards.[i] <- cards.[j]
            cards.[j] <- t
    member _.Deal n =
        let hand = cards.[next .. next + n - 1]
        next <- next + n
        List.ofArray hand
    member _.Remaining = cards.Length - next

type HandRank =
    | HighCard of Card
    | Pair of int
    | TwoPair of int * int
    | Three of int
    | Straight of int
    | Flush of Suit
    | FullHouse of three: int * pair: int
    | Four of int

module Hand =
    let (|Groups|) (cards: Card list) =
        cards
        |> List.groupBy (fun c -> c.Rank)
        |> List.map (fun (r, cs) -> List.length cs, r)
        |> List.sortDescending
    let isFlush (cards: Card list) = cards |> List.forall (fun c -> c.Suit = cards.Head.Suit)
    let isStraight cards =
        let ranks = cards |> List.map _.Rank |> List.sort
        ranks |> List.pairwise |> List.forall (fun (a, b) -> b = a + 1)
    let rank cards =
        match cards with
        | Groups [ (4, r); _ ] -> Four r
        | Groups [ (3, a); (2, b) ] -> FullHouse(three = a, pair = b)
        | _ when isFlush cards -> Flush cards.Head.Suit
        | _ when isStraight cards -> Straight((List.max cards).Rank)
        | Groups((3, r) :: _) -> Three r
        | Groups((2, a) :: (2, b) :: _) -> TwoPair(max a b, min a b)
        | Groups((2, a) :: _) -> Pair a
        | _ -> HighCard(List.max cards)

let card (s: string) =
    let suit =
        match s.[s.Length - 1] with
        | 'c' -> Suit.Clubs
        | 'd' -> Suit.Diamonds
        | 'h' -> Suit.Hearts
        | _ -> Suit.Spades
    let rank =
        match s.[.. s.Length - 2] with
        | "A" -> 14
        | "K" -> 13
        | "Q" -> 12
        | "J" -> 11
        | n -> int n
    { Rank = rank; Suit = suit }
for h in [ "2c 2d 2h 2s 9c"; "3c 3d 3h 9s 9c"; "2c 5c 9c Jc Kc"; "4c 5d 6h 7s 8c"; "2c 5c 9d Jc Ac"; "2c 2d 9d 9c Ac"; "Kc Kd 9d 3c Ac" ] do
    let cards = h.Split ' ' |> Array.map card |> List.ofArray
    printfn "%s -> %A" (cards |> List.sortDescending |> List.map string |> String.concat " ") (Hand.rank cards)
let deck = Deck(Lcg 42)
let counts = SortedDictionary<string, int>()
for _ in 1..10 do
    let name =
        match Hand.rank (deck.Deal 5) with
        | HighCard c -> $"high"
        | Pair _ -> "pair"
        | r -> (sprintf "%A" r).Split(' ').[0]
    counts.[name] <- (match counts.TryGetValue name with | true, n -> n + 1 | _ -> 1)
for KeyValue(k, v) in counts do printfn "%s: %d" k v
printfn "%d" deck.Remaining
printfn "%b" (HashSet([ card "Ac"; card "Ac"; card "Kc" ]).Count = 2)

// out: Clubs Diamonds Hearts Spades 
// out: [|Low; Mid; High|]
// out: [|"Low"; "Mid"; "High"|]
// out: Mid
// out: Low
// out: Hearts
// out: none
// out: true false
// out: Requested value 'Stars' was not found.
// out: Some High None
// out: Low
// out: map [(0, "Clubs"); (1, "Diamonds"); (2, "Hearts"); (3, "Spades")]
open System
type Suit = Clubs = 0 | Diamonds = 1 | Hearts = 2 | Spades = 3
type Level = High = 30 | Low = 10 | Mid = 20
for s in Enum.GetValues<Suit>() do printf "%A " s
printfn ""
printfn "%A" (Enum.GetValues<Level>())
printfn "%A" (Enum.GetNames<Level>())
printfn "%A" (Enum.Parse<Level> "Mid")
printfn "%A" (Enum.Parse<Level>("low", true))
match Enum.TryParse<Suit> "Hearts" with
| true, s -> printfn "%A" s
| _ -> printfn "none"
match Enum.TryParse<Suit>("hearts") with
| true, s -> printfn "%A" s
| _ -> printfn "none"
printfn "%b %b" (Enum.IsDefined(Suit.Clubs)) (Enum.IsDefined(enum<Suit> 9))
try Enum.Parse<Suit> "Stars" |> ignore with :? ArgumentException as e -> printfn "%s" e.Message
let inline parse (s: string) : Level option = match Enum.TryParse<Level>(s) with | true, v -> Some v | false, _ -> None
printfn "%A %A" (parse "High") (parse "x")
printfn "%s" (Enum.GetName(Level.Low))
let values = Enum.GetValues<Suit>() |> Seq.map (fun s -> int s, string s) |> Map.ofSeq
printfn "%A" values

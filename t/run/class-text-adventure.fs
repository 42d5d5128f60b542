// out: look
// out: > You are in the hall. Exits: East, North.
// out: > There is An anvil.
// out: > There is A lamp (off).
// out: > There is A rusty sword.
// out: take lamp
// out: > Taken: lamp (2).
// out: take anvil
// out: > The anvil is too heavy.
// out: take cup
// out: > There is no cup here.
// out: i
// out: > 1. A lamp (off)
// out: use lamp
// out: > The lamp is on.
// out: i
// out: > 1. A lamp (on)
// out: go north
// out: > You are in the cave. Exits: South.
// out: dance
// out: > I don't understand 'dance'.
// out: drop lamp
// out: > Dropped.
// out: s
// out: > You are in the hall. Exits: East, North.
// out: > There is An anvil.
// out: > There is A rusty sword.
// out: west
// out: > You cannot go West.
// out: EAST
// out: > You are in the attic. Exits: .
// out: w
// out: > You cannot go West.
// out: take sword
// out: > There is no sword here.
// out: i
// out: > Nothing.
// out: quit
// out: 17 moves
module Adventure
open System
open System.Collections.Generic

type Direction = North | South | East | West
    with
    member d.Opposite =
        match d with
        | North -> South
        | South -> North
        | East -> West
        | West -> East
    static member TryParse(s: string) =
        match s.ToLowerInvariant() with
        | "n" | "north" -> Some North
        | "s" | "south" -> Some South
        | "e" | "east" -> Some East
        | "w" | "west" -> Some West
        | _ -> None

[<AbstractClass; AllowNullLiteral>]
type GameObject(name: string, description: string) =
    member _.Name = name
    abstract Description: string
    default _.Description = description
    abstract Weight: int
    interface IComparable with
        member this.CompareTo other =
            match other with
            | :? GameObject as o -> String.Compare(this.Name, o.Name)
            | _ -> -1
    override this.Equals o =
        match o with
        | :? GameObject as g -> g.Name = this.Name
        | _ -> false
    override this.GetHashCode() = this.Name.GetHashCode()

[<AllowNullLiteral>]
type Item(name, desc, weight) =
    inherit GameObject(name, desc)
    override _.Weight = weight

[<AllowNullLiteral>]
type Lamp(name) =
    inherit Item(name, "A lamp", 2)
    let mutable isOn = false
    member _.Toggle() = isOn <- not isOn; isOn
    override this.Description = base.Description + (if isOn then " (on)" else " (off)")

type Room(name: string) =
    let exits = Dictionary<Direction, Room>()
    let items = HashSet<GameObject>()
    member _.Name = name
    member this.Connect(dir: Direction, other: Room, ?oneWay) =
        exits.[dir] <- other
        if not (defaultArg oneWay false) then other.AddExit(dir.Opposite, this)
    member internal _.AddExit(dir, room) = exits.[dir] <- room
    member _.Exit dir =
        match exits.TryGetValue dir with
        | true, r -> Some r
        | false, _ -> None
    member _.Items = items
    member _.Exits = exits.Keys |> Seq.map string |> Seq.sort |> String.concat ", "

type Command =
    | Go of Direction
    | Take of string
    | Drop of string
    | Look
    | Inventory
    | Use of string
    | Quit
    | Unknown of string

let (|Word|_|) (w: string) (s: string) = if String.Equals(w, s, StringComparison.OrdinalIgnoreCase) then Some() else None
let (|Dir|_|) s = Direction.TryParse s
let (|Words|) (s: string) = s.Split([| ' ' |], StringSplitOptions.RemoveEmptyEntries) |> List.ofArray

let parse input =
    match input with
    | Words [ Word "go"; Dir d ] | Words [ Dir d ] -> Go d
    | Words (Word "take" :: rest) -> Take(String.concat " " rest)
    | Words (Word "drop" :: rest) -> Drop(String.concat " " rest)
    | Words [ Word "look" ] | Words [ Word "l" ] -> Look
    | Words [ Word "use"; what ] -> Use what
    | Words [ Word "i" ] | Words [ Word "inventory" ] -> Inventory
    | Words [ Word "quit" ] -> Quit
    | other -> Unknown other

type Player(start: Room, capacity) =
    let bag = List<GameObject>()
    member val Room = start with get, set
    member _.Bag = bag
    member _.Load = bag |> Seq.sumBy (fun i -> i.Weight)
    member this.Take(name: string) =
        match this.Room.Items |> Seq.tryFind (fun i -> i.Name = name) with
        | None -> Error $"There is no {name} here."
        | Some i when this.Load + i.Weight > capacity -> Error(sprintf "The %s is too heavy." i.Name)
        | Some i ->
            this.Room.Items.Remove i |> ignore
            bag.Add i
            Ok i

type Game(player: Player) =
    let mutable running = true
    let mutable moves = 0
    let say fmt = Printf.kprintf (fun s -> printfn "> %s" s) fmt
    let describe () =
        say "You are in the %s. Exits: %s." player.Room.Name player.Room.Exits
        for i in Seq.sort player.Room.Items do say "There is %s." i.Description
    member _.Moves = moves
    member this.Step line =
        moves <- moves + 1
        match parse line with
        | Go d ->
            match player.Room.Exit d with
            | Some r ->
                player.Room <- r
                describe ()
            | None -> say "You cannot go %A." d
        | Take name ->
            match player.Take name with
            | Ok i -> say "Taken: %s (%d)." i.Name player.Load
            | Error e -> say "%s" e
        | Drop name ->
            match player.Bag.Find(fun i -> i.Name = name) with
            | null -> say "You have no %s." name
            | i ->
                player.Bag.Remove i |> ignore
                player.Room.Items.Add i |> ignore
                say "Dropped."
        | Look -> describe ()
        | Inventory ->
            if player.Bag.Count = 0 then say "Nothing."
            else player.Bag |> Seq.iteri (fun n i -> say "%d. %s" (n + 1) i.Description)
        | Use name ->
            match player.Bag |> Seq.tryFind (fun i -> i.Name = name) with
            | Some(:? Lamp as l) -> say "The lamp is %s." (if l.Toggle() then "on" else "off")
            | Some o -> say "You cannot use the %s." o.Name
            | None -> say "You have no %s." name
        | Quit -> running <- false
        | Unknown s -> say "I don't understand '%s'." s
        running

let hall, cave, attic = Room "hall", Room "cave", Room "attic"
hall.Connect(North, cave)
hall.Connect(East, attic, oneWay = true)
for i in [ Lamp "lamp" :> GameObject; Item("sword", "A rusty sword", 9); Item("anvil", "An anvil", 90) ] do
    hall.Items.Add i |> ignore
let game = Game(Player(hall, 12))
let script = [ "look"; "take lamp"; "take anvil"; "take cup"; "i"; "use lamp"; "i"; "go north"; "dance"; "drop lamp"; "s"; "west"; "EAST"; "w"; "take sword"; "i"; "quit"; "look" ]
let rec play = function
    | [] -> ()
    | line :: rest ->
        printfn "%s" line
        if game.Step line then play rest
play script
printfn "%d moves" game.Moves

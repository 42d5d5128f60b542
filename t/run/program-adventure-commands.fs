// out: The hall [North,South,East]
// out:   There is a rusty sword here.
// out: > look
// out: The hall [North,South,East]
// out:   There is a rusty sword here.
// out: > s
// out: It is pitch dark.
// out: > look
// out: It is pitch dark.
// out: > n
// out: The hall [North,South,East]
// out:   There is a rusty sword here.
// out: > take sword
// out: Taken: a rusty sword.
// out: > go north
// out: The kitchen [South,West]
// out:   There is a lamp here.
// out:   There is a hearty pork pie here.
// out: > take lamp
// out: Taken: a lamp.
// out: > take pie
// out: Taken: a hearty pork pie.
// out: > i
// out: You carry a hearty pork pie, a lamp, a rusty sword.
// out: > light lamp
// out: The lamp glows.
// out: The kitchen [South,West]
// out: > light lamp
// out: Already lit.
// out: > s
// out: The hall [North,South,East]
// out: > S
// out: The cellar [North]
// out:   There is a key (East) here.
// out:   There is apple here.
// out: > take key
// out: Taken: a key (East).
// out: > take apple core
// out: One thing at a time (apple first).
// out: > take apple
// out: Taken: apple.
// out: > n
// out: The hall [North,South,East]
// out: > e
// out: You unlock the door (Locked (Tower, East)).
// out: The tower []
// out: > ??? !!
// out: 2 words of nonsense.
// out: > 
// out: Pardon?
// out: > wait 5
// out: You wait 5 turns.
// out: > wait x
// out: I don't know how to wait x.
// out: > dance wildly now
// out: I don't know how to dance wildly now.
// out: > eat
// out: Mmm, apple. Health is 90.
// out: > eat
// out: Mmm, pork pie. Health is 98.
// out: > eat
// out: Nothing to eat.
// out: > inv
// out: You carry a glowing lamp, a key (East), a rusty sword.
// out: > fly
// out: I don't know how to fly.
// out: > quit
// out: Bye.
// out: 17 moves, health 98, bag [Key East; Lamp true; Sword]
// exit: 17
// in: look
// in: s
// in: look
// in: n
// in: take sword
// in: go north
// in: take lamp
// in: take pie
// in: i
// in: light lamp
// in: light lamp
// in: s
// in: S
// in: take key
// in: take apple core
// in: take apple
// in: n
// in: e
// in: ??? !!
// in: 
// in: wait 5
// in: wait x
// in: dance wildly now
// in: eat
// in: eat
// in: eat
// in: inv
// in: fly
// in: quit
// in: not read
module TextAdventure

open System
open System.Text

type Direction = North | South | East | West
type RoomId = Cellar | Hall | Kitchen | Garden | Tower
[<RequireQualifiedAccess>]
type Item =
    | Lamp of lit: bool
    | Key of opens: Direction
    | Food of name: string * calories: int
    | Sword
    override this.ToString() =
        match this with
        | Lamp true -> "a glowing lamp"
        | Lamp false -> "a lamp"
        | Key d -> sprintf "a key (%A)" d
        | Food(n, c) when c > 500 -> $"a hearty {n}"
        | Food(name = n) -> n
        | Sword -> "a rusty sword"

type Exit = Open of RoomId | Locked of RoomId * Direction
type Room = { Title: string; Dark: bool; Exits: Map<Direction, Exit>; Items: Item list }
type Player = { At: RoomId; Bag: Item list; Health: int; Moves: int }
type World = { Rooms: Map<RoomId, Room>; Player: Player; Messages: string list; Over: bool }

let (|Word|_|) (w: string) (s: string) = if String.Equals(w, s, StringComparison.OrdinalIgnoreCase) then Some() else None
let (|Dir|_|) = function
    | Word "n" | Word "north" -> Some North
    | Word "s" | Word "south" -> Some South
    | Word "e" | Word "east" -> Some East
    | Word "w" | Word "west" -> Some West
    | _ -> None
let (|Int|_|) (s: string) = match Int32.TryParse s with | true, n -> Some n | _ -> None
[<return: Struct>]
let (|Noun|_|) (it: Item) (s: string) =
    let matches =
        match it with
        | Item.Lamp _ -> s = "lamp"
        | Item.Key _ -> s = "key"
        | Item.Food(name = n) -> n.Contains s
        | Item.Sword -> s.StartsWith "sw"
    if matches then ValueSome it else ValueNone
let (|Command|Nonsense|Empty|) (line: string) =
    match line.Trim().Split([| ' ' |], StringSplitOptions.RemoveEmptyEntries) |> List.ofArray with
    | [] -> Empty
    | verb :: args when verb |> Seq.forall Char.IsLetter -> Command(verb.ToLower(), args)
    | ws -> Nonsense ws.Length
let (|HasItem|_|) pred world = world.Player.Bag |> List.tryFind pred

module World =
    let say msg w = { w with Messages = msg :: w.Messages }
    let sayf fmt = Printf.ksprintf say fmt
    let room w = w.Rooms.[w.Player.At]
    let tick w = { w with Player = { w.Player with Moves = w.Player.Moves + 1 } }
    let updateRoom id f w = { w with Rooms = w.Rooms |> Map.change id (Option.map f) }
    let isLit w = function
        | { Dark = false } -> true
        | { Items = items } -> List.append w.Player.Bag items |> List.exists (function Item.Lamp(lit = true) -> true | _ -> false)

open World

let look w =
    match room w with
    | r when not (isLit w r) -> w |> say "It is pitch dark."
    | { Title = t; Items = items; Exits = exits } ->
        let w = sayf "%s [%s]" t (exits |> Map.toSeq |> Seq.map (fst >> sprintf "%A") |> String.concat ",") w
        items |> List.fold (fun w i -> sayf "  There is %O here." i w) w

let go dir w =
    match (room w).Exits |> Map.tryFind dir with
    | None -> w |> sayf "You cannot go %A." dir
    | Some(Locked(_, k)) when not (w.Player.Bag |> List.contains (Item.Key k)) -> w |> say "It is locked."
    | Some(Locked(id, _) as e) ->
        let w = w |> updateRoom w.Player.At (fun r -> { r with Exits = r.Exits.Add(dir, Open id) })
        let w = { w with Player = { w.Player with At = id } }
        w |> sayf "You unlock the door (%A)." e |> look
    | Some(Open id) -> { w with Player = { w.Player with At = id } } |> look

let take noun w =
    match (room w).Items |> List.tryFind (fun i -> match noun with Noun i _ -> true | _ -> false) with
    | Some i ->
        { w with Player = { w.Player with Bag = i :: w.Player.Bag } }
        |> updateRoom w.Player.At (fun r -> { r with Items = List.except [ i ] r.Items })
        |> sayf "Taken: %O." i
    | None -> w |> sayf "No %s here." noun

let isDark = function Item.Lamp false -> true | _ -> false
let isLamp i = i = Item.Lamp true
let step w line =
    match line with
    | Empty -> w |> say "Pardon?"
    | Nonsense n -> w |> sayf "%d words of nonsense." n
    | Command("look", []) | Command("l", _) -> look w
    | Command("go", [ Dir d ]) | Command(Dir d, []) -> w |> tick |> go d
    | Command("take", [ noun ]) -> w |> tick |> take noun
    | Command("take", n :: _ :: _) -> w |> sayf "One thing at a time (%s first)." n
    | Command("light", [ "lamp" ]) ->
        match w with
        | HasItem isDark lamp ->
            let bag = w.Player.Bag |> List.map (fun i -> if i = lamp then Item.Lamp(lit = true) else i)
            { w with Player = { w.Player with Bag = bag } } |> say "The lamp glows." |> look
        | HasItem isLamp _ -> w |> say "Already lit."
        | _ -> w |> say "You have no lamp."
    | Command("eat", _) ->
        let foods, rest = w.Player.Bag |> List.partition (function Item.Food _ -> true | _ -> false)
        match foods with
        | [] -> say "Nothing to eat." w
        | Item.Food(name, cal) :: more ->
            { w with Player = { w.Player with Health = min 100 (w.Player.Health + cal / 100); Bag = more @ rest } }
            |> sayf "Mmm, %s. Health is %d." name (min 100 (w.Player.Health + cal / 100))
        | other -> failwithf "impossible: %A" other
    | Command("wait", [ Int n ]) when n > 0 -> Seq.fold (fun w _ -> tick w) w (seq { 1..n }) |> sayf "You wait %i turns." n
    | Command(("i" | "inv" | "inventory"), _) ->
        (match w.Player.Bag with
         | [] -> "You carry nothing."
         | bag -> bag |> List.map string |> List.sort |> String.concat ", " |> sprintf "You carry %s.")
        |> fun s -> say s w
    | Command(("quit" | "q"), _) -> { w with Over = true } |> say "Bye."
    | Command(v, args) -> w |> sayf "I don't know how to %s%s." v (if args.IsEmpty then "" else " " + String.Join(" ", args))

let start =
    let exits l = Map.ofList l
    { Rooms =
        Map
            [ Hall, { Title = "The hall"; Dark = false; Exits = exits [ North, Open Kitchen; South, Open Cellar; East, Locked(Tower, East) ]; Items = [ Item.Sword ] }
              Kitchen, { Title = "The kitchen"; Dark = false; Exits = exits [ South, Open Hall; West, Open Garden ]; Items = [ Item.Lamp false; Item.Food("pork pie", 800) ] }
              Garden, { Title = "The garden"; Dark = false; Exits = exits [ East, Open Kitchen ]; Items = [] }
              Cellar, { Title = "The cellar"; Dark = true; Exits = exits [ North, Open Hall ]; Items = [ Item.Key East; Item.Food("apple", 60) ] }
              Tower, { Title = "The tower"; Dark = false; Exits = Map.empty; Items = [] } ]
      Player = { At = Hall; Bag = []; Health = 90; Moves = 0 }
      Messages = []
      Over = false }

[<EntryPoint>]
let main argv =
    let rec loop w =
        for m in List.rev w.Messages do Console.WriteLine m
        let w = { w with Messages = [] }
        if w.Over then w
        else
            Console.Write "> "
            match Console.ReadLine() with
            | null -> printfn "(end)"; w
            | line -> printfn "%s" line; loop (step w line)
    let final = loop (look start)
    printfn "%d moves, health %d, bag %A" final.Player.Moves final.Player.Health final.Player.Bag
    final.Player.Moves

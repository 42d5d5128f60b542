// out: > look
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > take clock
// out: The broken clock cannot be moved.
// out: > dance!
// out: I do not understand 'dance?'.
// out: > 
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > north
// out: LIBRARY: Shelves up to the ceiling. You see a brass lamp and a heavy book. Exits: South.
// out: > take all
// out: Taken: brass lamp.
// out: Taken: heavy book.
// out: > i
// out: You carry a brass lamp and a heavy book.
// out: > say open sesame
// out: A ladder slides down.
// out: > u
// out: ATTIC: A low attic. The view is splendid. You see a silver coin. Exits: Down.
// out: > get the silver coin
// out: Taken: silver coin.
// out: > d
// out: LIBRARY: Shelves up to the ceiling. You see nothing. Exits: South, Up.
// out: > s
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > go east
// out: The door is locked.
// out: > light lamp
// out: The lamp burns.
// out: > down
// out: CELLAR: Barrels, and something that drips. You see a rusty key and a old cheese. Exits: Up.
// out: > pick up the key
// out: Taken: rusty key.
// out: > take cheese
// out: Taken: old cheese.
// out: The lamp flickers.
// out: > u
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > e
// out: The rusty key turns in the lock.
// out: VAULT: Steel walls. You see a golden crown. Exits: West.
// out: The lamp goes out.
// out: > get crown
// out: You see no such thing.
// out: > i
// out: You carry a brass lamp, a heavy book, a silver coin, a rusty key and a old cheese.
// out: You give up after 21 turns in the vault with a old cheese, a rusty key, a silver coin, a heavy book and a brass lamp.
// out:
// out: > d
// out: It is pitch dark.
// out: > take key
// out: You see no such thing.
// out: > walk down
// out: You cannot go there.
// out: > s
// out: You cannot go there.
// out: You give up after 4 turns in the cellar with nothing.
// out:
// out: > n
// out: LIBRARY: Shelves up to the ceiling. You see a brass lamp and a heavy book. Exits: South.
// out: > take lamp
// out: Taken: brass lamp.
// out: > light lantern
// out: The lamp burns.
// out: > wait 3
// out: Time passes (3).
// out: The lamp flickers.
// out: > wait 99
// out: I do not understand 'wait ??'.
// out: > z
// out: Time passes (1).
// out: The lamp goes out.
// out: > look
// out: LIBRARY: Shelves up to the ceiling. You see a heavy book. Exits: South.
// out: > say hello  there
// out: You say "hello there". Nothing happens.
// out: > drop lamp
// out: Dropped: brass lamp.
// out: > drop lamp
// out: You do not have that.
// out: > light lamp
// out: There is nothing to light.
// out: > l
// out: LIBRARY: Shelves up to the ceiling. You see a brass lamp and a heavy book. Exits: South.
// out: > get heavy
// out: Taken: heavy book.
// out: > eat book
// out: You cannot eat that.
// out: > eat
// out: I do not understand 'eat'.
// out: > w
// out: You cannot go there.
// out: You give up after 18 turns in the library with a heavy book.
// out:
// out: > n
// out: LIBRARY: Shelves up to the ceiling. You see a brass lamp and a heavy book. Exits: South.
// out: > take lamp
// out: Taken: brass lamp.
// out: > s
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > light lamp
// out: The lamp burns.
// out: > d
// out: CELLAR: Barrels, and something that drips. You see a rusty key and a old cheese. Exits: Up.
// out: > get cheese
// out: Taken: old cheese.
// out: > eat cheese
// out: The old cheese tastes of feet.
// out: The lamp flickers.
// out: > take rusty
// out: Taken: rusty key.
// out: > wait 4
// out: Time passes (4).
// out: The lamp goes out.
// out: > u
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East (locked), Down.
// out: > e
// out: The rusty key turns in the lock.
// out: It is pitch dark.
// out: > w
// out: HALL: A dusty hall with a broken clock. You see a broken clock. Exits: North, East, Down.
// out: You give up after 15 turns in the hall with a rusty key and a brass lamp.
// out:
// A text adventure: commands by active patterns, a world of records and maps, state threaded through a script.
module Adventure

open System


type Direction =
    | North
    | South
    | East
    | West
    | Up
    | Down
    member d.Opposite =
        match d with
        | North -> South
        | South -> North
        | East -> West
        | West -> East
        | Up -> Down
        | Down -> Up

[<RequireQualifiedAccess>]
type ItemKind =
    | Key of opens: string
    | Light of fuel: int
    | Food
    | Treasure of value: int
    | Scenery

type Item = { Id: string; Title: string; Kind: ItemKind }

type Exit =
    | Open of room: string
    | Locked of room: string * key: string
    | Hidden of room: string

type Room =
    { Name: string
      Text: string
      Dark: bool
      Exits: Map<Direction, Exit>
      Items: string list }

type World =
    { Rooms: Map<string, Room>
      Items: Map<string, Item>
      Here: string
      Carried: string list
      Lit: bool
      Fuel: int
      Turns: int
      Log: string list }

type Outcome =
    | Continue of World
    | Won of World * points: int
    | Lost of World * reason: string

// ---- words

let private synonyms =
    dict
        [ "n", North; "north", North; "s", South; "south", South
          "e", East; "east", East; "w", West; "west", West
          "u", Up; "up", Up; "d", Down; "down", Down ]

let (|Words|) (text: string) =
    text.ToLowerInvariant().Split([| ' '; '\t' |], StringSplitOptions.RemoveEmptyEntries)
    |> Array.toList
    |> List.filter (fun w -> w <> "the" && w <> "a" && w <> "an")

let (|Direction|_|) (word: string) =
    match synonyms.TryGetValue word with
    | true, d -> Some d
    | _ -> None

let (|OneOf|_|) (options: string list) word = if List.contains word options then Some() else None

let (|Number|_|) (word: string) =
    match Int32.TryParse word with
    | true, n -> Some n
    | false, _ -> None

let (|Empty|Single|Several|) =
    function
    | [] -> Empty
    | [ x ] -> Single x
    | xs -> Several(List.length xs, xs)

/// What of these items does the player mean?
let (|Named|_|) (world: World) (available: string list) (words: string list) =
    let wanted = String.concat " " words
    available
    |> List.choose (fun id -> Map.tryFind id world.Items)
    |> List.tryFind (fun item -> item.Id = wanted || item.Title.Contains wanted && wanted <> "")

type Command =
    | Go of Direction
    | Look
    | Inventory
    | Take of string list
    | Drop of string list
    | TakeAll
    | Light
    | Eat of string list
    | Wait of int
    | Say of string
    | Unknown of string

let parse line =
    match line with
    | Words [] -> Look
    | Words [ Direction d ]
    | Words [ OneOf [ "go"; "walk"; "run" ]; Direction d ] -> Go d
    | Words [ OneOf [ "look"; "l" ] ] -> Look
    | Words [ OneOf [ "inventory"; "i" ] ] -> Inventory
    | Words [ OneOf [ "take"; "get" ]; OneOf [ "all"; "everything" ] ] -> TakeAll
    | Words(OneOf [ "take"; "get" ] :: rest)
    | Words("pick" :: "up" :: rest) -> Take rest
    | Words("drop" :: rest) -> Drop rest
    | Words(OneOf [ "eat"; "drink" ] :: (_ :: _ as rest)) -> Eat rest
    | Words [ "light"; OneOf [ "lamp"; "lantern" ] ] -> Light
    | Words [ "wait"; Number n ] when n > 0 && n <= 10 -> Wait n
    | Words [ OneOf [ "wait"; "z" ] ] -> Wait 1
    | Words("say" :: rest) -> Say(String.Join(" ", rest))
    | other -> Unknown other

// ---- the world

let item id title kind = id, { Id = id; Title = title; Kind = kind }

let room name dark text exits items =
    name, { Name = name; Text = text; Dark = dark; Exits = Map.ofList exits; Items = items }

let world =
    { Rooms =
        Map.ofList
            [ room "hall" false "A dusty hall with a broken clock." [ North, Open "library"; East, Locked("vault", "key"); Down, Open "cellar" ] [ "clock" ]
              room "library" false "Shelves up to the ceiling." [ South, Open "hall"; Up, Hidden "attic" ] [ "lamp"; "book" ]
              room "cellar" true "Barrels, and something that drips." [ Up, Open "hall" ] [ "key"; "cheese" ]
              room "attic" false "A low attic. The view is splendid." [ Down, Open "library" ] [ "coin" ]
              room "vault" true "Steel walls." [ West, Open "hall" ] [ "crown" ] ]
      Items =
        Map
            [ item "clock" "broken clock" ItemKind.Scenery
              item "lamp" "brass lamp" (ItemKind.Light 6)
              item "book" "heavy book" (ItemKind.Treasure 5)
              item "key" "rusty key" (ItemKind.Key "vault")
              item "cheese" "old cheese" ItemKind.Food
              item "coin" "silver coin" (ItemKind.Treasure(value = 20))
              item "crown" "golden crown" (ItemKind.Treasure 100) ]
      Here = "hall"
      Carried = []
      Lit = false
      Fuel = 0
      Turns = 0
      Log = [] }

let say text world = { world with Log = text :: world.Log }
let sayf format = Printf.ksprintf say format
let current world = world.Rooms.[world.Here]
let canSee world = not (current world).Dark || world.Lit
let title (world: World) id = world.Items.[id].Title

let listing (titles: string list) =
    match titles with
    | Empty -> "nothing"
    | Single t -> "a " + t
    | Several(n, ts) ->
        let init, last = List.splitAt (n - 1) ts
        sprintf "a %s and a %s" (String.concat ", a " init) last.Head

let look world =
    if canSee world then
        let r = current world
        let exits =
            r.Exits
            |> Map.toSeq
            |> Seq.choose (function
                | _, Hidden _ -> None
                | d, Locked _ -> Some(sprintf "%A (locked)" d)
                | d, Open _ -> Some(string d))
        world
        |> sayf "%s: %s You see %s. Exits: %s." (r.Name.ToUpper()) r.Text (listing (r.Items |> List.map (title world))) (String.concat ", " exits)
    else
        say "It is pitch dark." world

let updateRoom name f world =
    { world with Rooms = world.Rooms |> Map.change name (Option.map f) }

let take id (world: World) =
    match world.Items.[id].Kind with
    | ItemKind.Scenery -> sayf "The %s cannot be moved." (title world id) world
    | kind ->
        let world =
            { world with Carried = id :: world.Carried }
            |> updateRoom world.Here (fun r -> { r with Items = List.except [ id ] r.Items })
            |> sayf "Taken: %s." (title world id)
        match kind with
        | ItemKind.Light fuel when world.Fuel = 0 -> { world with Fuel = fuel }
        | _ -> world

let rec perform command (world: World) : Outcome =
    let here = current world
    match command with
    | Look -> Continue(look world)
    | Go d ->
        match here.Exits.TryFind d with
        | None
        | Some(Hidden _) -> Continue(say "You cannot go there." world)
        | Some(Locked(target, key)) when List.contains key world.Carried ->
            world
            |> updateRoom here.Name (fun r -> { r with Exits = r.Exits.Add(d, Open target) })
            |> sayf "The %s turns in the lock." (title world key)
            |> perform (Go d)
        | Some(Locked _) -> Continue(say "The door is locked." world)
        | Some(Open target) ->
            let next = { world with Here = target }
            if not (canSee world) && not (canSee next) then Lost(world, "You stumble in the dark and break your neck.")
            else Continue(look next)
    | Inventory -> Continue(sayf "You carry %s." (listing (List.rev world.Carried |> List.map (title world))) world)
    | TakeAll when canSee world -> Continue(List.fold (fun w id -> take id w) world here.Items)
    | Take(Named world here.Items item) when canSee world -> Continue(take item.Id world)
    | Take _
    | TakeAll -> Continue(say "You see no such thing." world)
    | Drop(Named world world.Carried item) ->
        { world with Carried = world.Carried |> List.filter ((<>) item.Id) }
        |> updateRoom world.Here (fun r -> { r with Items = item.Id :: r.Items })
        |> sayf "Dropped: %s." item.Title
        |> Continue
    | Drop _ -> Continue(say "You do not have that." world)
    | Light when List.contains "lamp" world.Carried && world.Fuel > 0 ->
        Continue({ world with Lit = true } |> say "The lamp burns.")
    | Light -> Continue(say "There is nothing to light." world)
    | Eat(Named world world.Carried { Id = id; Kind = ItemKind.Food; Title = t }) ->
        Continue({ world with Carried = List.except [ id ] world.Carried } |> sayf "The %s tastes of feet." t)
    | Eat _ -> Continue(say "You cannot eat that." world)
    | Wait n -> Continue(Seq.fold (fun w _ -> tick w) (sayf "Time passes (%d)." n world) (seq { 2..n }))
    | Say "open sesame" when world.Here = "library" ->
        world
        |> updateRoom "library" (fun r ->
            { r with
                Exits =
                    r.Exits
                    |> Map.map (fun _ e ->
                        match e with
                        | Hidden t -> Open t
                        | e -> e) })
        |> say "A ladder slides down."
        |> Continue
    | Say words -> Continue(sayf "You say \"%s\". Nothing happens." words world)
    | Unknown text -> Continue(sayf "I do not understand '%s'." (text |> String.map (fun c -> if Char.IsLetter c || c = ' ' then c else '?')) world)

and tick world =
    let world = { world with Turns = world.Turns + 1 }
    if world.Lit then
        match world.Fuel - 1 with
        | 0 -> { world with Fuel = 0; Lit = false } |> say "The lamp goes out."
        | 2 -> { world with Fuel = 2 } |> say "The lamp flickers."
        | n -> { world with Fuel = n }
    else
        world

let points (world: World) =
    world.Carried
    |> List.sumBy (fun id ->
        match world.Items[id].Kind with
        | ItemKind.Treasure v -> v
        | _ -> 0)

let play script =
    let rec loop world commands =
        match commands with
        | [] -> Continue world
        | line :: rest ->
            printfn "> %s" line
            match perform (parse line) { world with Log = [] } with
            | Continue next ->
                let next = tick next
                next.Log |> List.rev |> List.iter (printfn "%s")
                if points next >= 125 then Won(next, points next) else loop next rest
            | ended -> ended
    match loop world script with
    | Won(w, p) -> printfn "You win with %d points in %d turns.\n" p w.Turns
    | Lost(w, reason) -> printfn "%s You lose after %d turns, with %d points.\n" reason w.Turns (points w)
    | Continue w -> printfn "You give up after %d turns in the %s with %s.\n" w.Turns w.Here (listing (w.Carried |> List.map (title w)))

play [ "look"; "take clock"; "dance!"; ""; "north"; "take all"; "i"; "say open sesame"; "u"; "get the silver coin"
       "d"; "s"; "go east"; "light lamp"; "down"; "pick up the key"; "take cheese"; "u"; "e"; "get crown"; "i" ]

play [ "d"; "take key"; "walk down"; "s" ]
play [ "n"; "take lamp"; "light lantern"; "wait 3"; "wait 99"; "z"; "look"; "say hello  there"; "drop lamp"; "drop lamp"; "light lamp"; "l"
       "get heavy"; "eat book"; "eat"; "w" ]
play [ "n"; "take lamp"; "s"; "light lamp"; "d"; "get cheese"; "eat cheese"; "take rusty"; "wait 4"; "u"; "e"; "w" ]

// out: a: NothingToOrder
// out: new stream a
// out: a v1 Active [({ Name = "tea"
// out:            Price = 5 }, 2)]
// out: a v2 Active [({ Name = "tea"
// out:            Price = 5 }, 2); ({ Name = "cup"
// out:                                Price = 12 }, 1)]
// out: new stream b
// out: b v1 Active [({ Name = "pot"
// out:            Price = 40 }, 1)]
// out: a v3 Active [({ Name = "tea"
// out:            Price = 5 }, 5); ({ Name = "cup"
// out:                                Price = 12 }, 1)]
// out: a: BadQuantity 0
// out: a: NotInCart "spoon"
// out: a v4 Active [({ Name = "tea"
// out:            Price = 5 }, 5)]
// out: b v2 Empty
// out: b: NotInCart "pot"
// out: a v5 CheckedOut 25
// out: a: AlreadyClosed
// out: b v3 Active [({ Name = "cup"
// out:            Price = 12 }, 4)]
// out: b v4 CheckedOut 48
// out: 11 replayed, 2 snapshots
// out: popularity@8: cup=4,pot=0,tea=5
// out: revenue@8: 73 in 2 orders
// out: revenue@8: 73 in 2 orders
// out: conflict: v2 but v5
// out: v4 #4 Removed ({ Name = "cup"
// out:            Price = 12 }, 1)
// out: v5 #6 Ordered 25
// out: 9 events
// Event sourcing: commands validated against state, events folded, snapshots, projections, a mailbox of subscribers.
module EventSourcing

open System
open System.Collections.Generic

type StreamId = StreamId of string

[<Struct>]
type Version =
    | Version of int
    static member Start = Version 0
    member v.Next = match v with Version n -> Version(n + 1)
    override v.ToString() = match v with Version n -> $"v{n}"

type Envelope<'Event> =
    { Stream: StreamId
      Version: Version
      Position: int64
      Data: 'Event }

exception ConcurrencyConflict of expected: Version * actual: Version

type IEventStore<'Event> =
    abstract Append: stream: StreamId * expected: Version * events: 'Event list -> Version
    abstract Read: stream: StreamId * ?after: Version -> Envelope<'Event> list
    abstract All: seq<Envelope<'Event>>
    [<CLIEvent>]
    abstract Appended: IEvent<Envelope<'Event>>

type MemoryStore<'Event>() =
    let streams = Dictionary<StreamId, ResizeArray<Envelope<'Event>>>()
    let all = ResizeArray<Envelope<'Event>>()
    let appended = Event<Envelope<'Event>>()

    let versionOf id =
        match streams.TryGetValue id with
        | true, events -> Version events.Count
        | _ -> Version.Start

    interface IEventStore<'Event> with
        member _.Append(id, expected, events) =
            let actual = versionOf id
            if actual <> expected then raise (ConcurrencyConflict(expected, actual))
            if not (streams.ContainsKey id) then streams.[id] <- ResizeArray()
            let mutable version = actual
            for e in events do
                version <- version.Next
                let envelope = { Stream = id; Version = version; Position = int64 all.Count; Data = e }
                streams.[id].Add envelope
                all.Add envelope
                appended.Trigger envelope
            version

        member _.Read(id, ?after) =
            let (Version skip) = defaultArg after Version.Start
            match streams.TryGetValue id with
            | true, events -> events |> Seq.skip skip |> List.ofSeq
            | false, _ -> []

        member _.All = all :> seq<_>

        [<CLIEvent>]
        member _.Appended = appended.Publish

/// What a kind of aggregate must tell.
type Aggregate<'State, 'Command, 'Event, 'Error> =
    { Zero: 'State
      Apply: 'State -> 'Event -> 'State
      Decide: 'State -> 'Command -> Result<'Event list, 'Error> }

type Snapshot<'State> = { State: 'State; At: Version }

type Repository<'State, 'Command, 'Event, 'Error>(store: IEventStore<'Event>, aggregate: Aggregate<'State, 'Command, 'Event, 'Error>, ?snapshotEvery: int) =
    let snapshots = Dictionary<StreamId, Snapshot<'State>>()
    let every = defaultArg snapshotEvery 3
    let mutable replayed = 0

    member _.Replayed = replayed
    member _.SnapshotCount = snapshots.Count

    member _.Load id =
        let start =
            match snapshots.TryGetValue id with
            | true, s -> s
            | _ -> { State = aggregate.Zero; At = Version.Start }
        let events = store.Read(id, after = start.At)
        replayed <- replayed + events.Length
        let state = events |> List.fold (fun s e -> aggregate.Apply s e.Data) start.State
        let version = events |> List.tryLast |> Option.map (fun e -> e.Version) |> Option.defaultValue start.At
        state, version

    member this.Execute(id, command) : Result<'State * Version, 'Error> =
        let state, version = this.Load id
        aggregate.Decide state command
        |> Result.map (fun events ->
            let newVersion = store.Append(id, version, events)
            let state = List.fold aggregate.Apply state events
            let (Version n) = newVersion
            if n % every = 0 then snapshots.[id] <- { State = state; At = newVersion }
            state, newVersion)

// ---- a cart

type Item = { Name: string; Price: int }

type Cart =
    | Empty
    | Active of items: (Item * int) list
    | CheckedOut of total: int

type CartCommand =
    | AddItem of Item * quantity: int
    | RemoveItem of string
    | Checkout

type CartEvent =
    | Added of Item * int
    | Removed of Item * int
    | Ordered of total: int

[<RequireQualifiedAccess>]
type CartError =
    | NotInCart of string
    | AlreadyClosed
    | NothingToOrder
    | BadQuantity of int

let rec private addTo item n =
    function
    | [] -> [ item, n ]
    | (i, m) :: rest when i = item -> (i, m + n) :: rest
    | other :: rest -> other :: addTo item n rest

let cart =
    { Zero = Empty
      Apply =
        fun state event ->
            match state, event with
            | (Empty | Active []), Added(item, n) -> Active [ item, n ]
            | Active items, Added(item, n) -> Active(addTo item n items)
            | Active items, Removed(item, _) ->
                match List.filter (fst >> (<>) item) items with
                | [] -> Empty
                | left -> Active left
            | Active _, Ordered total -> CheckedOut total
            | state, _ -> state
      Decide =
        fun state command ->
            match state, command with
            | CheckedOut _, _ -> Error CartError.AlreadyClosed
            | _, AddItem(_, n) when n <= 0 -> Error(CartError.BadQuantity n)
            | _, AddItem(item, n) -> Ok [ Added(item, n) ]
            | Active items, RemoveItem name ->
                match items |> List.tryFind (fun (i, _) -> i.Name = name) with
                | Some(item, n) -> Ok [ Removed(item, n) ]
                | None -> Error(CartError.NotInCart name)
            | Empty, RemoveItem name -> Error(CartError.NotInCart name)
            | Active items, Checkout -> Ok [ Ordered(items |> List.sumBy (fun (i, n) -> i.Price * n)) ]
            | Empty, Checkout -> Error CartError.NothingToOrder }

// ---- projections

[<AbstractClass>]
type Projection<'Event>(name: string) =
    let mutable position = -1L
    member _.Name = name
    member _.Position = position
    abstract Handle: Envelope<'Event> -> unit
    member this.Observe(e: Envelope<'Event>) =
        if e.Position > position then
            this.Handle e
            position <- e.Position
    member this.CatchUp(store: IEventStore<'Event>) = Seq.iter this.Observe store.All
    abstract Report: unit -> string
    override this.ToString() = sprintf "%s@%d: %s" name position (this.Report())

type Popularity() =
    inherit Projection<CartEvent>("popularity")
    let counts = SortedDictionary<string, int>()
    let add name n =
        counts.[name] <- (match counts.TryGetValue name with | true, m -> m + n | _ -> n)
    override _.Handle e =
        match e.Data with
        | Added(i, n) -> add i.Name n
        | Removed(i, n) -> add i.Name -n
        | Ordered _ -> ()
    override _.Report() = counts |> Seq.map (fun (KeyValue(k, v)) -> $"{k}={v}") |> String.concat ","

type Revenue() =
    inherit Projection<CartEvent>("revenue")
    let mutable total = 0
    let mutable orders = 0
    override _.Handle envelope =
        match envelope with
        | { Data = Ordered n } ->
            total <- total + n
            orders <- orders + 1
        | _ -> ()
    override _.Report() = if orders = 0 then "none" else sprintf "%d in %d orders" total orders

let tea, cup, pot = { Name = "tea"; Price = 5 }, { Name = "cup"; Price = 12 }, { Name = "pot"; Price = 40 }

[<EntryPoint>]
let main _ =
    let store = MemoryStore<CartEvent>() :> IEventStore<_>
    let carts = Repository(store, cart)
    let live = Revenue()
    store.Appended.Add live.Observe
    use _ =
        store.Appended
        |> Observable.filter (fun e -> e.Version = Version 1)
        |> Observable.subscribe (fun { Stream = StreamId s } -> printfn "new stream %s" s)
    let run name command =
        match carts.Execute(StreamId name, command) with
        | Ok(state, version) -> printfn "%s %O %A" name version state
        | Error e -> printfn "%s: %A" name e
    run "a" Checkout
    run "a" (AddItem(tea, 2))
    run "a" (AddItem(cup, 1))
    run "b" (AddItem(pot, 1))
    run "a" (AddItem(tea, 3))
    run "a" (AddItem(pot, 0))
    run "a" (RemoveItem "spoon")
    run "a" (RemoveItem "cup")
    run "b" (RemoveItem "pot")
    run "b" (RemoveItem "pot")
    run "a" Checkout
    run "a" (AddItem(tea, 1))
    run "b" (AddItem(cup, 4))
    run "b" Checkout
    printfn "%d replayed, %d snapshots" carts.Replayed carts.SnapshotCount
    let popularity = Popularity()
    for p in [ popularity :> Projection<_>; live; Revenue() ] do
        p.CatchUp store
        printfn "%O" p
    try store.Append(StreamId "a", Version 2, [ Ordered 0 ]) |> ignore
    with ConcurrencyConflict(expected, actual) -> printfn "conflict: %O but %O" expected actual
    store.Read(StreamId "a", Version 3) |> List.iter (fun e -> printfn "%O #%d %A" e.Version e.Position e.Data)
    printfn "%d events" (Seq.length store.All)
    0

// out: Add (Sku "x", 1, 1M): wrong state
// out: [0f8fad5b] Created 02/29/2024 00:00:10
// out: Create: 1 event(s)
// out: Create: wrong state
// out: [0f8fad5b] ItemAdded (Sku "apple", 3, 0.5M)
// out: Add (Sku "apple", 3, 0.5M): 1 event(s)
// out: Add (Sku "pear", 0, 1M): invalid, quantity 0
// out: [0f8fad5b] ItemAdded (Sku "pear", 2, 1.25M)
// out: Add (Sku "pear", 2, 1.25M): 1 event(s)
// out: [0f8fad5b] QuantityChanged {| Qty = 10
// out:                    Sku = Sku "apple" |}
// out: Change (Sku "apple", 10): 1 event(s)
// out: Change (Sku "fig", 10): no fig
// out: [0f8fad5b] ItemRemoved (Sku "pear")
// out: Remove (Sku "pear"): 1 event(s)
// out: Change (Sku "nope", 0): no nope
// out: [0f8fad5b] ItemAdded (Sku "apple", 1, 0.5M)
// out: Add (Sku "apple", 1, 0.5M): 1 event(s)
// out: [0f8fad5b] CheckedOut (5.5M, 02/29/2024 00:03:30 +00:00)
// out: CheckOut: 1 event(s)
// out: CheckOut: wrong state
// out: v7 Done 5.5M
// out: (6,
// out:  map [("added", 3); ("changed", 1); ("created", 1); ("out", 1); ("removed", 1)])
// out: map [("added", 3); ("changed", 1); ("out", 1); ("removed", 1)]
// out: NotCreated
// out: Active (map [])
// out: Active (map [(Sku "q", { Qty = 1
// out:                          Price = 1M })])
// out: Active (map [(Sku "q", { Qty = 1
// out:                          Price = 1M })])
// out: 5.5 at 2024-02-29 00:03:30 +00:00
// out: cannot apply ItemRemoved (Sku "s") to Done 1M
// out: (unsubscribed)
module EventSourcing
// Aggregates, projections, snapshots, async agents
open System
open System.Collections.Generic

type CartId = CartId of Guid
type Sku = Sku of string
type Event =
    | Created of at: DateTime
    | ItemAdded of sku: Sku * qty: int * price: decimal
    | ItemRemoved of Sku
    | QuantityChanged of {| Sku: Sku; Qty: int |}
    | CheckedOut of total: decimal * at: DateTimeOffset
type Command =
    | Create
    | Add of Sku * int * decimal
    | Remove of Sku
    | Change of Sku * int
    | CheckOut
type Line = { Qty: int; Price: decimal }
type State =
    | NotCreated
    | Active of lines: Map<Sku, Line>
    | Done of decimal

[<RequireQualifiedAccess; Struct>]
type Failure =
    | NotFound of sku: Sku
    | Invalid of reason: string
    | WrongState

let apply state event =
    match state, event with
    | NotCreated, Created _ -> Active Map.empty
    | Active ls, ItemAdded(sku, q, p) ->
        ls |> Map.change sku (function
            | None -> Some { Qty = q; Price = p }
            | Some l -> Some { l with Qty = l.Qty + q }) |> Active
    | Active ls, ItemRemoved sku -> Active(ls.Remove sku)
    | Active ls, QuantityChanged c -> Active(ls |> Map.add c.Sku { ls.[c.Sku] with Qty = c.Qty })
    | Active _, CheckedOut(total = t) -> Done t
    | s, e -> failwithf "cannot apply %A to %A" e s

let total ls = ls |> Map.fold (fun acc _ l -> acc + decimal l.Qty * l.Price) 0m

let decide (now: DateTime) cmd state =
    match cmd, state with
    | Create, NotCreated -> Ok [ Created now ]
    | Add(_, q, _), Active _ when q <= 0 -> Error(Failure.Invalid $"quantity {q}")
    | Add(s, q, p), Active _ -> Ok [ ItemAdded(s, q, p) ]
    | (Remove s | Change(s, 0)), Active ls ->
        if ls.ContainsKey s then Ok [ ItemRemoved s ] else Error(Failure.NotFound s)
    | Change(s, q), Active ls when ls |> Map.containsKey s -> Ok [ QuantityChanged {| Sku = s; Qty = q |} ]
    | Change(s, _), Active _ -> Error(Failure.NotFound s)
    | CheckOut, Active ls when ls.IsEmpty -> Error(Failure.Invalid "empty cart")
    | CheckOut, Active ls -> Ok [ CheckedOut(total ls, DateTimeOffset(now, TimeSpan.Zero)) ]
    | _ -> Error Failure.WrongState

type IEventStore<'id, 'e> =
    abstract Append: 'id -> expected: int -> 'e list -> Result<int, string>
    abstract Load: 'id -> 'e list * int
    abstract Subscribe: ('id * 'e -> unit) -> IDisposable

type InMemoryStore<'id, 'e when 'id: equality>() =
    let streams = Dictionary<'id, ResizeArray<'e>>()
    let subscribers = ResizeArray<'id * 'e -> unit>()
    let stream id =
        match streams.TryGetValue id with
        | true, s -> s
        | _ ->
            let s = ResizeArray()
            streams.Add(id, s)
            s
    interface IEventStore<'id, 'e> with
        member _.Append id expected events =
            let s = stream id
            if s.Count <> expected then Error(sprintf "conflict: expected %d but was %d" expected s.Count)
            else
                s.AddRange events
                for e in events do
                    for sub in subscribers.ToArray() do sub (id, e)
                Ok s.Count
        member _.Load id = let s = stream id in List.ofSeq s, s.Count
        member _.Subscribe f =
            subscribers.Add f
            { new IDisposable with
                member _.Dispose() = subscribers.Remove f |> ignore; printfn "(unsubscribed)" }

type Projection<'s, 'e> = { Init: 's; Update: 's -> 'e -> 's }
module Projection =
    let run p es = List.fold p.Update p.Init es
    let pair a b = { Init = a.Init, b.Init; Update = fun (x, y) e -> a.Update x e, b.Update y e }
    let mapInput f p = { Init = p.Init; Update = fun s e -> match f e with Some e' -> p.Update s e' | None -> s }

let itemCount = { Init = 0; Update = fun n -> function ItemAdded(qty = q) -> n + q | _ -> n }
let kinds =
    { Init = Map.empty
      Update = fun m e ->
        let k = match e with Created _ -> "created" | ItemAdded _ -> "added" | ItemRemoved _ -> "removed" | QuantityChanged _ -> "changed" | CheckedOut _ -> "out"
        m |> Map.change k (Option.defaultValue 0 >> (+) 1 >> Some) }

type AgentMessage =
    | Handle of CartId * Command * AsyncReplyChannel<Result<Event list, Failure>>
    | Stop

let handle (store: IEventStore<_, _>) now id cmd =
    let rec attempt n =
        let events, version = store.Load id
        match events |> List.fold apply NotCreated |> decide now cmd with
        | Error _ as e -> e
        | Ok es ->
            match store.Append id version es with
            | Ok _ -> Ok es
            | Error _ when n < 3 -> attempt (n + 1)
            | Error m -> Error(Failure.Invalid m)
    attempt 0

let agent store (clock: unit -> DateTime) =
    MailboxProcessor.Start(fun inbox ->
        let rec loop n = async {
            match! inbox.Receive() with
            | Handle(id, cmd, reply) ->
                reply.Reply(handle store (clock ()) id cmd)
                return! loop (n + 1)
            | Stop -> return () }
        loop 0)

[<EntryPoint>]
let main _ =
    let store = InMemoryStore<CartId, Event>() :> IEventStore<_, _>
    let id = CartId(Guid "0f8fad5b-d9cb-469f-a165-70867728950e")
    let mutable ticks = DateTime(2024, 2, 28, 23, 59, 30)
    let clock () = ticks <- ticks.AddSeconds 20.0; ticks
    use _ = store.Subscribe(fun (CartId g, e) -> printfn "[%s] %A" (g.ToString().Substring(0, 8)) e)
    let a = agent store clock
    let send cmd = a.PostAndReply(fun ch -> Handle(id, cmd, ch))
    let cmds =
        [ Add(Sku "x", 1, 1m); Create; Create; Add(Sku "apple", 3, 0.5m); Add(Sku "pear", 0, 1m); Add(Sku "pear", 2, 1.25m)
          Change(Sku "apple", 10); Change(Sku "fig", 10); Remove(Sku "pear"); Change(Sku "nope", 0); Add(Sku "apple", 1, 0.5m); CheckOut; CheckOut ]
    for c in cmds do
        match send c with
        | Ok es -> printfn "%A: %d event(s)" c es.Length
        | Error(Failure.NotFound(Sku s)) -> printfn "%A: no %s" c s
        | Error(Failure.Invalid reason) -> printfn "%A: invalid, %s" c reason
        | Error Failure.WrongState -> printfn "%A: wrong state" c
    a.Post Stop
    let events, version = store.Load id
    printfn "v%d %A" version (List.fold apply NotCreated events)
    printfn "%A" (Projection.run (Projection.pair itemCount kinds) events)
    printfn "%A" (Projection.run (kinds |> Projection.mapInput (function Created _ -> None | e -> Some e)) events)
    let byHand = [ Created DateTime.MinValue; ItemAdded(Sku "q", 1, 1m); ItemRemoved(Sku "zz") ]
    List.scan apply NotCreated byHand |> List.iter (printfn "%A")
    (match events |> List.tryLast with
     | Some(CheckedOut(t, at)) -> printfn "%M at %s" t (at.ToString("yyyy-MM-dd HH:mm:ss zzz"))
     | _ -> ())
    try apply (Done 1m) (ItemRemoved(Sku "s")) |> ignore with Failure m -> printfn "%s" m
    0

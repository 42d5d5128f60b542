// out: Deposit 5M refused: NotActive New
// out: Open "" refused: Invalid ["owner is empty"]
// out: Open "A name that is much too long" refused: Invalid ["owner too long"]
// out:     * 0f8fad5b v1 0.00
// out: Open "Ann" -> [Opened ("Ann", 05/17/2024 12:30:00 +02:00)]
// out:     * 0f8fad5b v2 250.75
// out: Deposit 250.75M -> [Deposited 250.75M]
// out: Deposit -1M refused: Invalid ["amount -1"]
// out: Withdraw 300M refused: wants 303.00 has 250.75
// out:     * 0f8fad5b v3 48.75
// out: Withdraw 200M -> [Withdrawn (200M, 2.00M)]
// out:     * 0f8fad5b v4 48.75
// out: Freeze "audit" -> [Frozen "audit"]
// out: Withdraw 1M refused: NotActive (Frozen "audit")
// out:     * 0f8fad5b v6 0.00
// out: Close -> [Withdrawn (48.75M, 0M); Closed]
// out: Close refused: NotActive Closed
// out: { Id = AccountId 0f8fad5b-d9cb-469f-a165-70867728950e
// out:   Owner = "Ann"
// out:   Balance = 0.00M
// out:   Status = Closed
// out:   Version = 6 }
// out: 6 events, memory, 6
// out: 0 Opened ("Ann", 05/17/2024 12:30:00 +02:00)
// out: 1 Deposited 250.75M
// out: 2 Withdrawn (200M, 2.00M)
// out: 3 Frozen "audit"
// out: 4 Withdrawn (48.75M, 0M)
// out: 5 Closed
// Event sourcing with a bank, generic repository, interfaces, validation
namespace Bank

open System
open System.Collections.Generic

[<Measure>] type usd

type AccountId = AccountId of Guid
    with
        override this.ToString() = let (AccountId g) = this in (string g).Substring(0, 8)

type Event =
    | Opened of owner: string * at: DateTimeOffset
    | Deposited of decimal<usd>
    | Withdrawn of amount: decimal<usd> * fee: decimal<usd>
    | Frozen of reason: string
    | Closed

type Account =
    { Id: AccountId
      Owner: string
      Balance: decimal<usd>
      Status: Status
      Version: int }

and [<RequireQualifiedAccess>] Status =
    | New
    | Active
    | Frozen of string
    | Closed

type Command =
    | Open of string
    | Deposit of decimal<usd>
    | Withdraw of decimal<usd>
    | Freeze of string
    | Close

type DomainError =
    | NotActive of Status
    | Insufficient of wanted: decimal<usd> * available: decimal<usd>
    | Invalid of string list

type IEventStore<'id, 'event when 'id: equality> =
    abstract Append: 'id * 'event list -> int
    abstract Load: 'id -> seq<'event>
    abstract Count: int with get

[<AbstractClass>]
type StoreBase<'id, 'event when 'id: equality>(name: string) =
    let mutable appended = 0
    abstract AppendCore: 'id -> 'event -> unit
    abstract Load: 'id -> seq<'event>
    member _.Name = name
    member internal _.Appended = appended
    default _.Load _ = Seq.empty
    interface IEventStore<'id, 'event> with
        member this.Append(id, events) =
            for e in events do
                this.AppendCore id e
                appended <- appended + 1
            appended
        member this.Load id = this.Load id
        member _.Count = appended

type MemoryStore<'id, 'event when 'id: equality>() =
    inherit StoreBase<'id, 'event>("memory")
    let streams = Dictionary<'id, ResizeArray<'event>>()
    override _.AppendCore id e =
        match streams.TryGetValue id with
        | true, s -> s.Add e
        | false, _ -> streams[id] <- ResizeArray [ e ]
    override _.Load id =
        match streams.TryGetValue id with
        | true, s -> s
        | _ -> Seq.empty

module Account =
    let zero id = { Id = id; Owner = ""; Balance = 0M<usd>; Status = Status.New; Version = 0 }

    let apply account event =
        let account = { account with Version = account.Version + 1 }
        match event with
        | Opened(owner, _) -> { account with Owner = owner; Status = Status.Active }
        | Deposited amount -> { account with Balance = account.Balance + amount }
        | Withdrawn(amount = a; fee = f) -> { account with Balance = account.Balance - a - f }
        | Event.Frozen r -> { account with Status = Status.Frozen r }
        | Event.Closed -> { account with Status = Status.Closed }

    let private validate (checks: (bool * string) list) =
        match [ for ok, message in checks do if not ok then message ] with
        | [] -> Ok()
        | errors -> Error(Invalid errors)

    let decide (now: unit -> DateTimeOffset) account command : Result<Event list, DomainError> =
        match account.Status, command with
        | Status.New, Open owner ->
            validate [ not (String.IsNullOrWhiteSpace owner), "owner is empty"; owner.Length < 20, "owner too long" ]
            |> Result.map (fun () -> [ Opened(owner, now ()) ])
        | Status.Active, Deposit amount when amount > 0M<usd> -> Ok [ Deposited amount ]
        | Status.Active, Withdraw amount ->
            let fee = if amount > 100M<usd> then amount * 0.01M else 0M<usd>
            if amount + fee > account.Balance then Error(Insufficient(amount + fee, account.Balance))
            else Ok [ Withdrawn(amount, fee) ]
        | Status.Active, Freeze r -> Ok [ Event.Frozen r ]
        | (Status.Active | Status.Frozen _), Close ->
            Ok [ if account.Balance > 0M<usd> then yield Withdrawn(account.Balance, 0M<usd>)
                 yield Event.Closed ]
        | Status.Active, Deposit a -> Error(Invalid [ sprintf "amount %M" a ])
        | status, _ -> Error(NotActive status)

type Service(store: IEventStore<AccountId, Event>, ?clock: unit -> DateTimeOffset) =
    let clock = defaultArg clock (fun () -> DateTimeOffset(2024, 5, 17, 12, 30, 0, TimeSpan.FromHours 2.0))
    let changed = Event<AccountId * Account>()
    [<CLIEvent>]
    member _.Changed = changed.Publish
    member _.Current id = store.Load id |> Seq.fold Account.apply (Account.zero id)
    member this.Handle(id, command) =
        Account.decide clock (this.Current id) command
        |> Result.map (fun events ->
            store.Append(id, events) |> ignore
            changed.Trigger(id, this.Current id)
            events)

module Program =
    [<EntryPoint>]
    let main argv =
        let store = MemoryStore<AccountId, Event>()
        let service = Service(store)
        use _sub = service.Changed.Subscribe(fun (id, a) -> printfn "    * %O v%d %.2f" id a.Version (decimal a.Balance))
        let id = AccountId(Guid.Parse "0f8fad5b-d9cb-469f-a165-70867728950e")
        let commands =
            [ Deposit 5M<usd>
              Open ""
              Open "A name that is much too long"
              Open "Ann"
              Deposit 250.75M<usd>
              Deposit -1M<usd>
              Withdraw 300M<usd>
              Withdraw 200M<usd>
              Freeze "audit"
              Withdraw 1M<usd>
              Close
              Close ]
        for c in commands do
            match service.Handle(id, c) with
            | Ok events -> printfn "%A -> %A" c events
            | Error(Insufficient(w, a)) -> printfn "%A refused: wants %M has %M" c w a
            | Error e -> printfn "%A refused: %A" c e
        printfn "%A" (service.Current id)
        printfn "%d events, %s, %d" (store :> IEventStore<_, _>).Count store.Name store.Appended
        (store :> IEventStore<_, _>).Load id |> Seq.iteri (printfn "%d %A")
        argv.Length

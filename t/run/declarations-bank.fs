// out: ann lacks 45
// out: ann5.0,bob-3.0 4.0 3.50
// out: true false
// out: ann 2:bob
// out: All Write true
namespace rec Bank.Domain

open System

[<Measure>]
type eur

exception Overdrawn of account: string * missing: decimal

[<RequireQualifiedAccess; Struct>]
type Kind =
    | Current
    | Savings of rate: float

[<NoComparison; CustomEquality>]
type Account =
    { Id: int
      Owner: string
      mutable Balance: float<eur>
      Kind: Kind }
    member a.Deposit(x) =
        a.Balance <- a.Balance + x
        a
    member a.Interest =
        match a.Kind with
        | Kind.Savings r -> a.Balance * r
        | Kind.Current -> 0.0<eur>
    override a.Equals(o) =
        match o with
        | :? Account as b -> a.Id = b.Id
        | _ -> false
    override a.GetHashCode() = a.Id
    static member Create(id, owner, ?balance, ?kind) =
        { Id = id
          Owner = owner
          Balance = defaultArg balance 0.0<eur>
          Kind = defaultArg kind Kind.Current }
    interface IFormattable with
        member a.ToString(fmt, _) = if fmt = "S" then a.Owner else sprintf "%d:%s" a.Id a.Owner

[<Flags>]
type Rights =
    | None = 0
    | Read = 1
    | Write = 2
    | All = 3

type Event = delegate of sender: obj * amount: float<eur> -> unit

type Ledger() =
    let log = ResizeArray<string>()
    let changed = Event<float<eur>>()
    member _.Changed = changed.Publish
    [<CLIEvent>]
    member _.OnChange = changed.Publish
    member l.Post(a: Account, x: float<eur>) =
        if a.Balance + x < 0.0<eur> then raise (Overdrawn(a.Owner, decimal (float -(a.Balance + x))))
        a.Deposit x |> ignore
        log.Add $"{a.Owner}{float x:F1}"
        changed.Trigger x
    member _.Log = String.Join(",", log)

module Program =
    [<EntryPoint>]
    let main _ =
        let a = Account.Create(1, "ann")
        let b = Account.Create(2, "bob", 10.0<eur>, kind = Kind.Savings 0.5)
        let l = Ledger()
        let mutable sum = 0.0<eur>
        l.Changed.Add(fun x -> sum <- sum + x)
        l.OnChange.AddHandler(Handler(fun _ x -> sum <- sum + x))
        l.Post(a, 5.0<eur>)
        l.Post(b, -3.0<eur>)
        try l.Post(a, -50.0<eur>)
        with Overdrawn(who, missing) -> printfn "%s lacks %M" who missing
        printfn "%s %.1f %.2f" l.Log (float sum) (float b.Interest)
        printfn "%b %b" (a = { a with Owner = "x" }) (a = b)
        printfn "%s %s" ((a :> IFormattable).ToString("S", null)) ((b :> IFormattable).ToString("G", null))
        printfn "%A %A %b" (Rights.Read ||| Rights.Write) (enum<Rights> 2) (Rights.All.HasFlag Rights.Read)
        0

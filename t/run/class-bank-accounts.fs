// out: Ok 120.0
// out: Error "need 100.00, have 30.00"
// out: Error "way short: 970.00"
// out: Error "no such account"
// out: duplicate A
// out: must be positive (Parameter 'amount')
// out: A: -20.00
// out:   #1 Withdrawal 120.00
// out:   #2 to B 120.00
// out: B: 336.00
// out:   #1 Deposit 120.00
// out:   #2 Deposit 16.00
// out: closed true
namespace Bank
open System
open System.Collections.Generic

type Currency = USD = 1 | EUR = 2

type TransactionKind =
    | Deposit
    | Withdrawal
    | Transfer of toAccount: string

type Transaction =
    { When: int
      Kind: TransactionKind
      Amount: float }

type InsufficientFundsException(needed: float, available: float) =
    inherit Exception(sprintf "need %.2f, have %.2f" needed available)
    member _.Needed = needed
    member _.Shortfall = needed - available

type AccountClosedException(msg: string, inner: exn) =
    inherit InvalidOperationException(msg, inner)
    new(msg) = AccountClosedException(msg, null)

[<AbstractClass>]
type Account(id: string, initial: float) =
    let mutable balance = initial
    let log = List<Transaction>()
    let mutable clock = 0
    let record kind amount =
        clock <- clock + 1
        log.Add { When = clock; Kind = kind; Amount = amount }
    member _.Id = id
    member _.Balance = balance
    member _.Log = log :> seq<Transaction>
    abstract Limit: float
    abstract Interest: float
    default _.Interest = 0.0
    member this.Deposit amount =
        if amount <= 0.0 then invalidArg (nameof amount) "must be positive"
        balance <- balance + amount
        record Deposit amount
    member this.Withdraw amount =
        if balance - amount < -this.Limit then
            raise (InsufficientFundsException(amount, balance + this.Limit))
        balance <- balance - amount
        record Withdrawal amount
    member this.TransferTo(other: Account, amount) =
        this.Withdraw amount
        other.Deposit amount
        record (Transfer other.Id) amount
    member this.Accrue() =
        let i = balance * this.Interest
        if i > 0.0 then this.Deposit i

type Checking(id, initial, ?limit) =
    inherit Account(id, initial)
    override _.Limit = defaultArg limit 0.0

type Savings(id, initial) =
    inherit Account(id, initial)
    override _.Limit = 0.0
    override _.Interest = 0.05

type Bank() =
    let accounts = SortedDictionary<string, Account>()
    member _.Open(a: Account) =
        if accounts.ContainsKey a.Id then invalidOp $"duplicate {a.Id}"
        accounts.Add(a.Id, a)
        a
    member _.Item with get id = accounts.[id]
    member _.Accounts = accounts.Values |> Seq.cast<Account>
    member b.Transfer(src: string, dst: string, amount: float) =
        try
            b.[src].TransferTo(b.[dst], amount)
            Ok amount
        with
        | :? InsufficientFundsException as e when e.Shortfall > 100.0 -> Error(sprintf "way short: %.2f" e.Shortfall)
        | :? InsufficientFundsException as e -> Error e.Message
        | :? KeyNotFoundException -> Error "no such account"

module Program =
    [<EntryPoint>]
    let main _ =
        let bank = Bank()
        let a = bank.Open(Checking("A", 100.0, limit = 50.0))
        let b = bank.Open(Savings("B", 200.0))
        printfn "%A" (bank.Transfer("A", "B", 120.0))
        printfn "%A" (bank.Transfer("A", "B", 100.0))
        printfn "%A" (bank.Transfer("A", "B", 1000.0))
        printfn "%A" (bank.Transfer("A", "Z", 1.0))
        try bank.Open(Savings("A", 1.0)) |> ignore
        with :? InvalidOperationException as e -> printfn "%s" e.Message
        try a.Deposit -5.0
        with :? ArgumentException as e -> printfn "%s" e.Message
        for acc in bank.Accounts do
            acc.Accrue()
            printfn "%s: %.2f" acc.Id acc.Balance
            for t in acc.Log do
                match t with
                | { Kind = Transfer dst; Amount = x } -> printfn "  #%d to %s %.2f" t.When dst x
                | { Kind = k } -> printfn "  #%d %A %.2f" t.When k t.Amount
        try raise (AccountClosedException("closed"))
        with :? InvalidOperationException as e -> printfn "%s %b" e.Message (isNull e.InnerException)
        0

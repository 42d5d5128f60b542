// out: deposit                      ok
// out: save                         ok
// out: overdraw a little            ok
// out: overdraw too much            transfer C1 -> S1 failed because account C1 has -49.50 EUR, but 300.00 EUR is wanted (1402)
// out: withdraw a lot               transfer S1 -> C1 failed because LimitExceeded (500.00 EUR, 501.00 EUR) (1999)
// out: directly                     limit 500.00 EUR, asked 501.00 EUR
// out: unknown account              account X9 does not exist (404)
// out: unknown target               account X9 does not exist (404)
// out: wrong currency               transfer S1 -> C2 failed because cannot add USD and EUR (1999)
// out: add currencies               invalid: cannot add EUR and USD
// out: frozen                       account C1 is frozen: suspicion (1)
// out: frozen transfer              transfer S1 -> C1 failed because account C1 is frozen: suspicion (1001)
// out: thawed                       ok
// out: same number                  invalid: An item with the same key has already been added. Key: C1
// out:   checking C1 (Ada): -47.50 EUR
// out:      1 deposit                 1250.50 EUR  1250.50 EUR
// out:      2 save to S1             -1000.00 EUR   250.50 EUR
// out:      3 transfer to S1          -300.00 EUR   -49.50 EUR
// out:      4 transfer to X9            -1.00 EUR   -50.50 EUR
// out:      5 gift from S1               3.00 EUR   -47.50 EUR
// out:   savings S1 (Ada): 1316.46 EUR
// out:      1 save from C1            1000.00 EUR  1000.00 EUR
// out:      2 transfer from C1         300.00 EUR  1300.00 EUR
// out:      3 transfer to C2           -10.00 EUR  1290.00 EUR
// out:      4 undo                      10.00 EUR  1300.00 EUR
// out:      5 transfer to C1            -3.00 EUR  1297.00 EUR
// out:      6 undo                       3.00 EUR  1300.00 EUR
// out:      7 gift to C1                -3.00 EUR  1297.00 EUR
// out:      8 interest                  19.46 EUR  1316.46 EUR
// out:   checking C2 (nobody): 0.00 USD
// out:   checking C1 (Ada): -47.50 EUR
// out:      1 deposit                 1250.50 EUR  1250.50 EUR
// out:      2 save to S1             -1000.00 EUR   250.50 EUR
// out:      3 transfer to S1          -300.00 EUR   -49.50 EUR
// out:      4 transfer to X9            -1.00 EUR   -50.50 EUR
// out:      5 gift from S1               3.00 EUR   -47.50 EUR
// out: total 1268.96 EUR
// out:   (journal main closed after 6 lines)
// out: 6 lines, 1 journals
// out: closed journal               invalid: Cannot access a disposed object.
// out: Object name: 'main'.
// out: main#1 open C1
// out: main#2 open S1
// out: main#3 open C2
// out: main#4 C1 -> S1: 1000.00 EUR
// out: main#5 C1 -> S1: 300.00 EUR
// out: main#6 S1 -> C1: 3.00 EUR
// out: true true ["-1.00 EUR"; "2.00 EUR"; "3.00 EUR"]
/// Accounts, transfers and statements; every failure an exception of its own kind.
module Banking

open System
open System.Collections.Generic

type Currency =
    | EUR
    | USD
    | GBP

[<Struct; CustomEquality; CustomComparison>]
type Money =
    val Amount: int64
    val Currency: Currency
    new(amount, currency) = { Amount = amount; Currency = currency }

    static member (+)(a: Money, b: Money) =
        if a.Currency <> b.Currency then invalidOp $"cannot add {a.Currency} and {b.Currency}"
        Money(a.Amount + b.Amount, a.Currency)
    static member (-)(a: Money, b: Money) = a + Money(-b.Amount, b.Currency)
    static member (~-)(a: Money) = Money(-a.Amount, a.Currency)
    static member (*)(a: Money, k: float) = Money(int64 (Math.Round(float a.Amount * k)), a.Currency)

    member m.IsNegative = m.Amount < 0L

    override m.ToString() =
        let sign = if m.IsNegative then "-" else ""
        let cents = abs m.Amount
        sprintf "%s%d.%02d %A" sign (cents / 100L) (cents % 100L) m.Currency

    override a.Equals other =
        match other with
        | :? Money as b -> a.Amount = b.Amount && a.Currency = b.Currency
        | _ -> false

    override m.GetHashCode() = hash m.Amount

    interface IComparable with
        member a.CompareTo other =
            match other with
            | :? Money as b when a.Currency = b.Currency -> compare a.Amount b.Amount
            | _ -> invalidArg "other" "different currencies"

let eur n = Money(int64 (Math.Round((n: float) * 100.0)), EUR)
let usd n = Money(int64 (Math.Round((n: float) * 100.0)), USD)

/// The root of what can go wrong.
[<AbstractClass>]
type BankException(message: string, ?inner: exn) =
    inherit Exception(message, defaultArg inner null)
    abstract Code: int
    default _.Code = 1

type AccountNotFound(number: string) =
    inherit BankException($"account {number} does not exist")
    member _.Number = number
    override _.Code = 404

type InsufficientFunds(account: string, balance: Money, wanted: Money) =
    inherit BankException(sprintf "account %s has %O, but %O is wanted" account balance wanted)
    member _.Missing = wanted - balance
    override _.Code = 402

type AccountFrozen(number: string, reason: string) =
    inherit BankException("account " + number + " is frozen: " + reason)

type TransferFailed(source: string, target: string, inner: exn) =
    inherit BankException($"transfer {source} -> {target} failed", inner)
    override this.Code =
        match this.InnerException with
        | :? BankException as b -> 1000 + b.Code
        | _ -> 1999

exception LimitExceeded of limit: Money * asked: Money

type Entry =
    { Number: int
      What: string
      Amount: Money
      Balance: Money }

type IJournal =
    inherit IDisposable
    abstract Write: string -> unit
    abstract Count: int

type Journal(name: string) =
    let lines = List<string>()
    let mutable closed = false
    static let mutable opened = 0
    do opened <- opened + 1
    static member Opened = opened
    member _.Lines = lines |> Seq.toList
    interface IJournal with
        member _.Write line =
            if closed then raise (ObjectDisposedException name)
            lines.Add(sprintf "%s#%d %s" name (lines.Count + 1) line)
        member _.Count = lines.Count
        member _.Dispose() =
            closed <- true
            printfn "  (journal %s closed after %d lines)" name lines.Count

[<AbstractClass>]
type Account(number: string, currency: Currency) =
    let entries = Stack<Entry>()
    let mutable balance = Money(0L, currency)
    let mutable frozen: string option = None

    member _.Number = number
    member _.Balance = balance
    member _.Entries = entries |> Seq.rev |> List.ofSeq
    member val Owner = "" with get, set

    abstract Limit: Money
    abstract Kind: string
    abstract Check: Money -> unit
    default this.Check amount =
        let after = balance + amount
        if amount.IsNegative && after < -this.Limit then raise (InsufficientFunds(number, balance, -amount))

    member _.Freeze reason = frozen <- Some reason
    member _.Thaw() = frozen <- None

    member this.Post(what: string, amount: Money) =
        match frozen with
        | Some reason -> raise (AccountFrozen(number, reason))
        | None -> ()
        this.Check amount
        balance <- balance + amount
        entries.Push { Number = entries.Count + 1; What = what; Amount = amount; Balance = balance }

    override this.ToString() = $"{this.Kind} {number} ({this.Owner}): {balance}"

type Checking(number, currency, overdraft: Money) =
    inherit Account(number, currency)
    override _.Limit = overdraft
    override _.Kind = "checking"

type Savings(number, currency, rate: float, ?withdrawalLimit: Money) =
    inherit Account(number, currency)
    override _.Limit = Money(0L, currency)
    override _.Kind = "savings"
    override this.Check amount =
        match withdrawalLimit with
        | Some limit when -amount > limit -> raise (LimitExceeded(limit, -amount))
        | _ -> base.Check amount
    member this.AddInterest() = this.Post("interest", this.Balance * rate)

type Bank(name: string, journal: IJournal) =
    let accounts = Dictionary<string, Account>()
    let mutable undo: (unit -> unit) list = []

    member _.Name = name

    member _.Open(account: Account, ?owner: string) =
        account.Owner <- defaultArg owner "nobody"
        accounts.Add(account.Number, account)
        journal.Write $"open {account.Number}"

    member _.Item
        with get number =
            match accounts.TryGetValue number with
            | true, a -> a
            | _ -> raise (AccountNotFound number)

    member bank.Deposit(number, amount) = bank.[number].Post("deposit", amount)

    member bank.Transfer(source, target, amount, ?what) =
        let what = defaultArg what "transfer"
        try
            try
                bank.[source].Post(what + " to " + target, -amount)
                undo <- (fun () -> bank.[source].Post("undo", amount)) :: undo
                bank.[target].Post($"{what} from {source}", amount)
                journal.Write $"{source} -> {target}: {amount}"
            with
            | :? AccountNotFound -> reraise ()
            | e ->
                for u in undo do
                    u ()
                raise (TransferFailed(source, target, e))
        finally
            undo <- []

    member _.Statement(?filter) =
        let keep = defaultArg filter (fun (_: Account) -> true)
        for KeyValue(_, account) in accounts do
            if keep account then
                printfn "  %O" account
                for e in account.Entries do
                    printfn "    %2d %-22s %12s %12s" e.Number e.What (string e.Amount) (string e.Balance)

let attempt (what: string) (action: unit -> unit) =
    try
        action ()
        printfn "%-28s ok" what
    with
    | :? InsufficientFunds as e -> printfn "%-28s %s; missing %O (%d)" what e.Message e.Missing e.Code
    | :? TransferFailed as e ->
        printfn "%-28s %s because %s (%d)" what e.Message e.InnerException.Message e.Code
    | :? BankException as e -> printfn "%-28s %s (%d)" what e.Message e.Code
    | LimitExceeded(limit, asked) -> printfn "%-28s limit %O, asked %O" what limit asked
    | :? InvalidOperationException
    | :? ArgumentException as e -> printfn "%-28s invalid: %s" what e.Message

[<EntryPoint>]
let main argv =
    let journal = new Journal("main")
    let result =
        use j = journal :> IJournal
        let bank = Bank("First", j)
        bank.Open(Checking("C1", EUR, eur 100.0), "Ada")
        bank.Open(Savings("S1", EUR, 0.015, withdrawalLimit = eur 500.0), owner = "Ada")
        bank.Open(Checking("C2", USD, usd 0.0))
        attempt "deposit" (fun () -> bank.Deposit("C1", eur 1250.5))
        attempt "save" (fun () -> bank.Transfer("C1", "S1", eur 1000.0, "save"))
        attempt "overdraw a little" (fun () -> bank.Transfer("C1", "S1", eur 300.0))
        attempt "overdraw too much" (fun () -> bank.Transfer("C1", "S1", eur 300.0))
        attempt "withdraw a lot" (fun () -> bank.Transfer("S1", "C1", eur 501.0))
        attempt "directly" (fun () -> bank.["S1"].Post("cash", -(eur 501.0)))
        attempt "unknown account" (fun () -> bank.Deposit("X9", eur 1.0))
        attempt "unknown target" (fun () -> bank.Transfer("C1", "X9", eur 1.0))
        attempt "wrong currency" (fun () -> bank.Transfer("S1", "C2", eur 10.0))
        attempt "add currencies" (fun () -> bank.Deposit("C1", usd 3.0))
        bank.["C1"].Freeze "suspicion"
        attempt "frozen" (fun () -> bank.Deposit("C1", eur 3.0))
        attempt "frozen transfer" (fun () -> bank.Transfer("S1", "C1", eur 3.0))
        bank.["C1"].Thaw()
        attempt "thawed" (fun () -> bank.Transfer("S1", "C1", eur 3.0, what = "gift"))
        attempt "same number" (fun () -> bank.Open(Checking("C1", EUR, eur 0.0)))
        match bank.["S1"] with
        | :? Savings as s -> s.AddInterest()
        | _ -> ()
        bank.Statement()
        bank.Statement(fun a -> a.Balance.IsNegative)
        [ for n in [ "C1"; "S1" ] -> bank.[n].Balance ] |> List.reduce (+) |> printfn "total %O"
        j.Count
    printfn "%d lines, %d journals" result Journal.Opened
    attempt "closed journal" (fun () -> (journal :> IJournal).Write "late")
    List.iter (printfn "%s") journal.Lines
    printfn "%b %b %A" (eur 1.0 = eur 1.0) (eur 1.0 < eur 2.0) (List.sort [ eur 3.0; eur -1.0; eur 2.0 ] |> List.map string)
    if argv.Length > 0 then 1 else 0

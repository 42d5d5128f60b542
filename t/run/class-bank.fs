// out: checking of ann: 89
// out: account of bob: 67
// out: ann lacks 912
// out: must be positive (Parameter 'n')
// out: 2 [100; -11]
// out: ann +100
// out: bob +100
// out: ann -11
// out: bob -55
// out: bob +22
// out: 68 87
open System
exception Overdrawn of owner: string * missing: int
type ILog =
    abstract Write: string -> unit
    abstract Lines: string list
type MemoryLog() =
    let mutable lines: string list = []
    interface ILog with
        member _.Write s = lines <- s :: lines
        member _.Lines = List.rev lines
[<AbstractClass>]
type Account(owner: string, log: ILog) =
    let mutable balance = 0
    let mutable history: int list = []
    static let mutable count = 0
    do count <- count + 1
    member _.Owner = owner
    member _.Balance = balance
    member _.History = List.rev history
    abstract Fee: int -> int
    abstract Kind: string
    default _.Kind = "account"
    member a.Deposit(n: int) =
        if n <= 0 then invalidArg (nameof n) "must be positive"
        balance <- balance + n
        history <- n :: history
        log.Write(sprintf "%s +%d" owner n)
    member a.Withdraw(n: int) =
        let total = n + a.Fee n
        if total > balance then raise (Overdrawn(owner, total - balance))
        balance <- balance - total
        history <- -total :: history
        log.Write(sprintf "%s -%d" owner total)
    static member Count = count
    override a.ToString() = sprintf "%s of %s: %d" a.Kind owner balance
type Checking(owner, log) =
    inherit Account(owner, log)
    override _.Fee _ = 1
    override _.Kind = "checking"
type Savings(owner, log, rate: float) =
    inherit Account(owner, log)
    override _.Fee n = n / 10
    member s.Accrue() = s.Deposit(int (float s.Balance * rate))
let log = MemoryLog() :> ILog
let c = Checking("ann", log)
let s = Savings("bob", log, 0.5)
let accounts: Account list = [ c; s ]
for a in accounts do a.Deposit 100
c.Withdraw 10
s.Withdraw 50
s.Accrue()
for a in accounts do printfn "%O" a
try c.Withdraw 1000
with Overdrawn(o, m) -> printfn "%s lacks %d" o m
try c.Deposit -5
with :? ArgumentException as e -> printfn "%s" e.Message
printfn "%d %A" Account.Count c.History
for l in log.Lines do printfn "%s" l
let transfer (a: #Account) (b: #Account) n = a.Withdraw n; b.Deposit n
transfer c s 20
printfn "%d %d" c.Balance s.Balance

// out: commit A->B
// out: t1 ok
// out: rollback A->B (1)
// out: t2: short by 455.50 (need 505.00, have 49.50)
// out: rollback A->B (0)
// out: t3: bad amount
// out: rollback A->B (1)
// out: t4: A is frozen
// out: rollback A->B (1)
// out: t5: audit 7, inner Frozen "A"
// out: t6: audit 8, inner none
// out: 49.50 50
// out: [("deposit", 50M); ("deposit", 500M); ("withdraw", -500M); ("deposit", 1M);
// out:  ("withdraw", -1M); ("deposit", 1M); ("withdraw", -1M)]
// out: Ok 10 Error "left 0"
// out: inner [1; 2; 3; 4]
// out: None
// out: Ok 3 Error "overflow"
// out: not found
// out: KeyNotFoundException
module Program
// bank with exceptions, interfaces, disposable, inner exceptions, custom exceptions, retry, rethrow
open System
exception InsufficientFunds of needed: decimal * available: decimal
    with override this.Message = $"need {this.needed}, have {this.available}"
exception Frozen of string
type AuditException(message: string, inner: exn, code: int) =
    inherit Exception(message, inner)
    new(message, code) = AuditException(message, null, code)
    member _.Code = code
type IAccount =
    abstract Id : string
    abstract Balance : decimal with get
    abstract Deposit : amount: decimal -> unit
    abstract Withdraw : amount: decimal -> unit
[<AbstractClass>]
type AccountBase(id: string, initial: decimal) =
    let mutable balance = initial
    let history = ResizeArray<string * decimal>()
    member _.History = history :> seq<_>
    member val Frozen = false with get, set
    abstract Fee : decimal -> decimal
    default _.Fee _ = 0m
    member internal _.Change(what, delta) =
        balance <- balance + delta
        history.Add(what, delta)
    interface IAccount with
        member _.Id = id
        member _.Balance = balance
        member this.Deposit amount =
            if amount <= 0m then invalidArg (nameof amount) "must be positive"
            this.Change("deposit", amount)
        member this.Withdraw amount =
            if this.Frozen then raise (Frozen id)
            let total = amount + this.Fee amount
            if total > balance then raise (InsufficientFunds (total, balance))
            this.Change("withdraw", -total)
type Checking(id, initial) =
    inherit AccountBase(id, initial)
    override _.Fee amount = Math.Round(amount * 0.01m, 2)
type Savings(id) =
    inherit AccountBase(id, 0m)
type Transaction(name: string) =
    let undo = Collections.Generic.Stack<unit -> unit>()
    let mutable committed = false
    member _.OnRollback f = undo.Push f
    member _.Commit() = committed <- true
    interface IDisposable with
        member _.Dispose() =
            if not committed then
                printfn "rollback %s (%d)" name undo.Count
                while undo.Count > 0 do undo.Pop () ()
            else printfn "commit %s" name
let transfer (src: #IAccount) (dst: IAccount) amount =
    use tx = new Transaction($"{src.Id}->{dst.Id}")
    dst.Deposit amount
    tx.OnRollback(fun () -> try dst.Withdraw amount with e -> printfn "undo failed: %s" e.Message)
    src.Withdraw amount
    tx.Commit()
let a = Checking("A", 100m)
let b = Savings "B"
let attempt label f =
    try
        f ()
        printfn "%s ok" label
    with
    | InsufficientFunds (n, h) as e -> printfn "%s: short by %M (%s)" label (n - h) e.Message
    | Frozen id -> printfn "%s: %s is frozen" label id
    | :? ArgumentException as e when e.ParamName = "amount" -> printfn "%s: bad %s" label e.ParamName
    | :? AuditException as e -> printfn "%s: audit %d, inner %s" label e.Code (match e.InnerException with null -> "none" | i -> i.Message)
attempt "t1" (fun () -> transfer a b 50m)
attempt "t2" (fun () -> transfer a b 500m)
attempt "t3" (fun () -> transfer a b -1m)
a.Frozen <- true
attempt "t4" (fun () -> transfer a b 1m)
attempt "t5" (fun () ->
    try transfer a b 1m
    with Frozen _ as e -> raise (AuditException("frozen transfer", e, 7)))
attempt "t6" (fun () -> raise (AuditException("x", 8)))
printfn "%M %M" (a :> IAccount).Balance (b :> IAccount).Balance
printfn "%A" (b.History |> Seq.toList)
let rec retry n f =
    try Ok (f n)
    with
    | _ when n > 0 -> retry (n - 1) f
    | e -> Error e.Message
printfn "%A %A" (retry 3 (fun n -> if n > 1 then failwith "again" else n * 10)) (retry 1 (fun n -> failwithf "left %d" n : int))
let order = ResizeArray()
let nested () =
    try
        try
            order.Add 1
            try failwith "inner"
            finally order.Add 2
        with e ->
            order.Add 3
            reraise ()
    finally order.Add 4
try nested () with Failure m -> printfn "%s %A" m (List.ofSeq order)
let res = try int "x12" |> Some with :? FormatException -> None
printfn "%A" res
let checkedAdd a b = try Checked.(+) a b |> Ok with :? OverflowException -> Error "overflow"
printfn "%A %A" (checkedAdd 1 2) (checkedAdd Int32.MaxValue 1)
try [ 1 ] |> List.find ((=) 2) |> ignore
with :? Collections.Generic.KeyNotFoundException -> printfn "not found"
try Map [ 1, 2 ] |> Map.find 3 |> printfn "%d" with e -> printfn "%s" (e.GetType().Name)

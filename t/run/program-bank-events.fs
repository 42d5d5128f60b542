// out: ok Deposit (AccountId "ann", 20)
// out: failed: need 70, has 50
// out: ok Transfer (AccountId "ann", AccountId "bob", 60)
// out: failed: no account zed
// out: failed: invalid: amount -5
// out: ann 60
// out: bob 110
// out: 170
// out: x now 7
// out: cannot take 30
// out: [-3]
// out: Error "Attempted to divide by zero."
// out: Ok 12
// out: 3
// out: gave up <- never
// bank with exceptions, results, events log
open System
open System.Collections.Generic
type AccountId = AccountId of string
type Transaction =
    | Deposit of AccountId * int
    | Withdraw of AccountId * int
    | Transfer of source: AccountId * target: AccountId * amount: int
type BankError =
    | NotFound of AccountId
    | Insufficient of needed: int * has: int
    | Invalid of string
type Bank = { Accounts: Map<AccountId, int>; Log: string list }
let log fmt = Printf.ksprintf (fun s bank -> { bank with Log = s :: bank.Log }) fmt
let find id bank =
    match bank.Accounts |> Map.tryFind id with
    | Some b -> Ok b
    | None -> Error(NotFound id)
let positive n = if n > 0 then Ok n else Error(Invalid $"amount {n}")
let withdraw id amount bank =
    positive amount
    |> Result.bind (fun amount ->
        find id bank
        |> Result.bind (fun b ->
            if b < amount then Error(Insufficient(amount, b))
            else Ok { bank with Accounts = Map.add id (b - amount) bank.Accounts }))
let deposit id amount bank =
    match positive amount, find id bank with
    | Ok a, Ok b -> Ok { bank with Accounts = bank.Accounts.Add(id, b + a) }
    | Error e, _ | _, Error e -> Error e
let run bank tx =
    match tx with
    | Deposit(id, n) -> deposit id n bank
    | Withdraw(id, n) -> withdraw id n bank
    | Transfer(s, t, n) -> withdraw s n bank |> Result.bind (deposit t n)
let (|Name|) (AccountId n) = n
let describe = function
    | NotFound(Name n) -> sprintf "no account %s" n
    | Insufficient(needed, has) -> sprintf "need %d, has %d" needed has
    | Invalid why -> "invalid: " + why
let bank0 = { Accounts = Map.ofList [ AccountId "ann", 100; AccountId "bob", 50 ]; Log = [] }
let final =
    [ Deposit(AccountId "ann", 20)
      Withdraw(AccountId "bob", 70)
      Transfer(AccountId "ann", AccountId "bob", 60)
      Transfer(source = AccountId "zed", target = AccountId "bob", amount = 1)
      Deposit(AccountId "bob", -5) ]
    |> List.fold (fun bank tx ->
        match run bank tx with
        | Ok b -> log "ok %A" tx b
        | Error e -> log "failed: %s" (describe e) bank) bank0
for l in List.rev final.Log do printfn "%s" l
final.Accounts |> Map.iter (fun (Name n) b -> printfn "%s %d" n b)
let total = final.Accounts |> Map.toSeq |> Seq.sumBy snd
printfn "%d" total
type Account(name: string, initial: int) =
    let mutable balance = initial
    let history = List<int>()
    let changed = Event<string * int>()
    [<CLIEvent>]
    member _.Changed = changed.Publish
    member _.Name = name
    member _.Balance
        with get () = balance
        and private set v =
            balance <- v
            changed.Trigger(name, v)
    member this.Withdraw n =
        if n > balance then raise (InvalidOperationException $"cannot take {n}")
        history.Add -n
        this.Balance <- this.Balance - n
    member _.History = history |> Seq.toList
let acc = Account("x", 10)
acc.Changed.Add(fun (n, v) -> printfn "%s now %d" n v)
acc.Withdraw 3
try acc.Withdraw 30 with :? InvalidOperationException as e -> printfn "%s" e.Message
printfn "%A" acc.History
let safe f = try Ok(f ()) with e -> Error e.Message
printfn "%A" (safe (fun () -> 10 / 0))
printfn "%A" (safe (fun () -> int "12"))
let retry n f =
    let rec go k =
        try f k
        with
        | _ when k < n -> go (k + 1)
        | e -> raise (Exception("gave up", e))
    go 1
printfn "%d" (retry 3 (fun k -> if k < 3 then failwith "no" else k))
try retry 2 (fun _ -> failwith "never") |> ignore with e -> printfn "%s <- %s" e.Message e.InnerException.Message

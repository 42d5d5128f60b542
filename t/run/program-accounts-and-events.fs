// out:   basic overdrawn -70
// out: ok basic#1=-70
// out: basic 1: limit basic#1=-70
// out:   gold overdrawn -71.20
// out: ok gold#2=-71.20
// out:   gold overdrawn -980.70
// out: ok gold#2=-980.70
// out:   plat/gold overdrawn -70.30
// out: ok plat/gold#3=-70.30
// out:   plat/gold overdrawn -973.05
// out: ok plat/gold#3=-973.05
// out:   gold overdrawn -990.80
// out:   basic overdrawn -60
// out: ok
// out: basic#1=-60; gold#2=-990.80; plat/gold#3=-973.05
// out: open:0,d:50,w:120,w:900.50 | 3
// out: basic 1
// out: gold
// out: platinum rate 0.005
// out: 10 1 2/3 4 5 | 10 3/1 4/2 5 | 105 44/44 50 | 5 0 1/1 2 2
// out: popped c (2 left)
// out: ba 2
// inheritance, virtual dispatch, events, indexers, static state, operators, generics constraints
open System
type Event1 = { Id: int; Text: string }
[<AbstractClass>]
type Account(id: int, ?limit: decimal) =
    static let mutable total = 0
    let mutable balance = 0M
    let changed = Event<decimal>()
    let history = ResizeArray<string * decimal>()
    do
        total <- total + 1
        history.Add(("open", 0M))
    member _.Id = id
    member _.Balance = balance
    member val Limit = defaultArg limit -100M with get, set
    member _.Changed = changed.Publish
    member _.Note(s, a) = history.Add((s, a))
    member _.History = history |> Seq.map (fun (s, a) -> $"{s}:{a}") |> String.concat ","
    abstract Fee: decimal -> decimal
    default _.Fee amount = 0M
    abstract Kind: string
    member this.Withdraw amount =
        let fee = this.Fee amount
        if balance - amount - fee < this.Limit then raise (InvalidOperationException $"{this.Kind} {id}: limit")
        balance <- balance - amount - fee
        this.Note("w", amount)
        changed.Trigger balance
    member this.Deposit amount =
        balance <- balance + amount
        this.Note("d", amount)
        changed.Trigger balance
    static member Total = total
    static member Transfer(a: Account, b: Account, amount) =
        a.Withdraw amount
        try b.Deposit amount
        with _ -> a.Deposit amount; reraise ()
    override this.ToString() = $"{this.Kind}#{id}={balance}"
type Basic(id) =
    inherit Account(id)
    override _.Kind = "basic"
type Gold(id, rate: decimal) =
    inherit Account(id, limit = -1000M)
    override _.Kind = "gold"
    override _.Fee amount = Math.Round(amount * rate, 2)
    member this.Rate = rate
type Platinum(id) =
    inherit Gold(id, 0.005M)
    override this.Kind = "plat/" + base.Kind
    override this.Fee amount = base.Fee amount / 2M
let accounts: Account list = [ Basic 1; Gold(2, 0.01M); Platinum 3 ]
for a in accounts do
    let name = a.Kind
    a.Changed.Add(fun b -> if b < 0M then printfn "  %s overdrawn %M" name b)
let attempt f = try f (); "ok" with :? InvalidOperationException as e -> e.Message
for a in accounts do
    a.Deposit 50M
    printfn "%s %O" (attempt (fun () -> a.Withdraw 120M)) a
    printfn "%s %O" (attempt (fun () -> a.Withdraw 900.50M)) a
printfn "%s" (attempt (fun () -> Account.Transfer(accounts[1], accounts[0], 10M)))
printfn "%s" (String.Join("; ", accounts))
printfn "%s | %d" accounts[2].History Account.Total
for a in accounts do
    match a with
    | :? Platinum as p -> printfn "platinum rate %M" p.Rate
    | :? Gold as g when g.Rate > 0.1M -> printfn "high"
    | :? Gold -> printfn "gold"
    | _ -> printfn "basic %d" a.Id
type Matrix(rows: int, cols: int, init: int -> int -> int) =
    let data = Array.init (rows * cols) (fun i -> init (i / cols) (i % cols))
    member _.Rows = rows
    member _.Cols = cols
    member _.Item
        with get (r, c) = data[r * cols + c]
        and set (r, c) v = data[r * cols + c] <- v
    member m.Row r = [| for c in 0 .. cols - 1 -> m[r, c] |]
    member m.Map(f: int -> int) = Matrix(rows, cols, fun r c -> f m[r, c])
    static member Transpose(m: Matrix) = Matrix(m.Cols, m.Rows, fun r c -> m[c, r])
    static member (*) (a: Matrix, b: Matrix) =
        Matrix(a.Rows, b.Cols, fun r c -> Seq.fold2 (fun acc x y -> acc + x * y) 0 (a.Row r) ((Matrix.Transpose b).Row c))
    override m.ToString() = [ for r in 0 .. rows - 1 -> m.Row r |> Array.map string |> String.concat " " ] |> String.concat "/"
let m = Matrix(2, 3, fun r c -> r * 3 + c)
m[0, 0] <- 10
printfn "%O | %O | %O | %O" m (Matrix.Transpose m) (m * Matrix.Transpose m) (m.Map(fun x -> x / 2))
type Stack<'a>() =
    let mutable items: 'a list = []
    let popped = Event<EventHandler<'a>, 'a>()
    [<CLIEvent>] member _.Popped = popped.Publish
    member _.Push x = items <- x :: items
    member this.Pop() = match items with x :: r -> items <- r; popped.Trigger(this, x); Some x | [] -> None
    member _.Count = items.Length
    interface Collections.Generic.IEnumerable<'a> with
        member _.GetEnumerator() : Collections.Generic.IEnumerator<'a> = (Seq.ofList items).GetEnumerator()
        member _.GetEnumerator() : Collections.IEnumerator = (Seq.ofList items).GetEnumerator() :> _
let st = Stack<string>()
st.Popped.AddHandler(fun s a -> printfn "popped %s (%d left)" a (s :?> Stack<string>).Count)
for w in [ "a"; "b"; "c" ] do st.Push w
st.Pop() |> ignore
printfn "%s %d" (String.concat "" st) (Seq.length st)

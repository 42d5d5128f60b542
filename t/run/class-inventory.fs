// out: +5 pen
// out: +3 book
// out: -4 pen
// out: ! pen is low
// out: out of book (10)
// out: unknown 9 UnknownItem "9"
// out: $40.47 4 { Id = ItemId 1
// out:   Name = "pen"
// out:   Price = { Cents = 150L }
// out:   Stock = 1 }
module Library.Inventory

open System
open System.Collections.Generic

exception OutOfStock of item: string * wanted: int
exception UnknownItem of string

type ItemId = ItemId of int

[<Struct>]
type Price = { Cents: int64 }
with
    static member Zero = { Cents = 0L }
    static member (+) (a, b) = { Cents = a.Cents + b.Cents }
    static member (*) (p, n: int) = { Cents = p.Cents * int64 n }
    override this.ToString() = sprintf "$%d.%02d" (this.Cents / 100L) (this.Cents % 100L)

type Item =
    { Id: ItemId
      Name: string
      Price: Price
      mutable Stock: int }
    member this.Value = this.Price * this.Stock
    static member Create(id, name, cents) =
        { Id = ItemId id; Name = name; Price = { Cents = cents }; Stock = 0 }

type StockEvent =
    | Added of Item * int
    | Removed of Item * int
    | Alert of message: string

type IRepository<'K, 'V> =
    abstract TryFind: 'K -> 'V option
    abstract Add: 'K * 'V -> unit
    abstract All: seq<'V>
    abstract Count: int

type MemoryRepository<'K, 'V when 'K: equality>() =
    let store = Dictionary<'K, 'V>()
    interface IRepository<'K, 'V> with
        member _.TryFind k =
            match store.TryGetValue k with
            | true, v -> Some v
            | _ -> None
        member _.Add(k, v) = store.[k] <- v
        member _.All = store.Values :> seq<_>
        member _.Count = store.Count

type Inventory(repo: IRepository<ItemId, Item>) =
    let events = Event<StockEvent>()
    let history = ResizeArray<StockEvent>()
    do events.Publish.Add history.Add
    member _.Events = events.Publish
    member _.History = List.ofSeq history
    member _.Register(item: Item) = repo.Add(item.Id, item)
    member private _.Get id =
        match repo.TryFind id with
        | Some i -> i
        | None ->
            let (ItemId n) = id
            raise (UnknownItem(string n))
    member this.Add(id, n) =
        let item = this.Get id
        item.Stock <- item.Stock + n
        events.Trigger(Added(item, n))
    member this.Remove(id, n) =
        let item = this.Get id
        if item.Stock < n then raise (OutOfStock(item.Name, n))
        item.Stock <- item.Stock - n
        events.Trigger(Removed(item, n))
        if item.Stock < 2 then events.Trigger(Alert(sprintf "%s is low" item.Name))
    member _.Total = repo.All |> Seq.sumBy (fun i -> i.Value)

[<EntryPoint>]
let main argv =
    let inv = Inventory(MemoryRepository<_, _>())
    let pen = Item.Create(1, "pen", 150L)
    inv.Register pen
    inv.Register(Item.Create(2, "book", 1299L))
    inv.Events.Add(function
        | Added(i, n) -> printfn "+%d %s" n i.Name
        | Removed(i, n) -> printfn "-%d %s" n i.Name
        | Alert m -> printfn "! %s" m)
    inv.Add(ItemId 1, 5)
    inv.Add(ItemId 2, 3)
    inv.Remove(ItemId 1, 4)
    try inv.Remove(ItemId 2, 10)
    with
    | OutOfStock(item, wanted) -> printfn "out of %s (%d)" item wanted
    try inv.Remove(ItemId 9, 10)
    with
    | UnknownItem id as e -> printfn "unknown %s %A" id e
    printfn "%O %d %A" inv.Total inv.History.Length pen
    0

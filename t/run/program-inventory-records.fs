// out: reserve    ok
// out: too many   Short (Sku "Y-1", 5, 4)
// out: ship       ok
// out: unknown    UnknownSku (Sku "X")
// out: negative   Invalid "quantity -1 is negative"
// out: overflow   Invalid "quantity 1200 is too large"
// out: short      Invalid "only 25 left, 26 wanted"
// out: again      Duplicate (Sku "F-2")
// out: count      ok
// out: count same ok
// out: sku | name   | available | value  | at
// out: ----+--------+-----------+--------+---
// out: F-1 | cheese | 24        | 100.80 | 2b
// out: F-2 | rice   | 300       | 597.00 | 2c
// out: T-1 | hammer | 28        | 350.00 | 1a
// out: Y-1 | puzzle | 4         | 60.00  | 3a
// out: food       1   597.00
// out: tools      1   350.00
// out: fresh food 1   100.80
// out: toys       1    60.00
// out: T-1: +40 -> 40; (10 for Ada) -> 30; -12 -> 28
// out: F-1: +25 -> 25; counted 24 instead of 25
// out: F-2: +300 -> 300
// out: Y-1: +4 -> 4
// out: Ok ()
// out: Error (Short (Sku "Y-1", 30, 4))
// out: Error [UnknownSku (Sku "F-9"); UnknownSku (Sku "Q")]
// out: 1 hammer: 9.500, on Sunday 10.000
// out: 10 hammer: 85.500, on Sunday 90.000
// out: 2 cheese: 3.192, on Sunday 6.720
// out: 1 rice: 1.890, on Sunday 1.990
// A shop's inventory: records, maps, validation by Result, pricing rules as functions, reports.
namespace Shop

open System

module Domain =
    type Sku = Sku of string
    type Quantity = private Quantity of int

    module Quantity =
        let create n =
            if n < 0 then Error(sprintf "quantity %d is negative" n)
            elif n > 1000 then Error(sprintf "quantity %d is too large" n)
            else Ok(Quantity n)
        let value (Quantity n) = n
        let zero = Quantity 0
        let add (Quantity a) (Quantity b) = create (a + b)
        let subtract (Quantity a) (Quantity b) =
            if b > a then Error(sprintf "only %d left, %d wanted" a b) else Ok(Quantity(a - b))

    type Category =
        | Tool
        | Food of perishable: bool
        | Toy of minimumAge: int

    type Product =
        { Sku: Sku
          Name: string
          Category: Category
          Price: float
          Tags: Set<string> }

    type StockLine =
        { Product: Product
          OnHand: Quantity
          Reserved: Quantity
          Location: {| Aisle: int; Shelf: char |} }
        member line.Available =
            Quantity.value line.OnHand - Quantity.value line.Reserved
        member line.Value = line.Product.Price * float (Quantity.value line.OnHand)

    type Inventory =
        { Lines: Map<Sku, StockLine>
          History: Movement list }
        static member Empty = { Lines = Map.empty; History = [] }

    and Movement =
        { Sku: Sku
          Kind: MovementKind
          Balance: int }

    and MovementKind =
        | Received of int
        | Shipped of int
        | ReservedFor of customer: string * amount: int
        | Counted of expected: int * found: int

    type Problem =
        | UnknownSku of Sku
        | Invalid of string
        | Duplicate of Sku
        | Short of Sku * wanted: int * available: int

module Result' =
    let ofOption error = function Some x -> Ok x | None -> Error error
    let traverse f items =
        let folder item state =
            match f item, state with
            | Ok x, Ok xs -> Ok(x :: xs)
            | Error e, Ok _ -> Error [ e ]
            | Ok _, Error es -> Error es
            | Error e, Error es -> Error(e :: es)
        List.foldBack folder items (Ok [])

type ResultBuilder() =
    member _.Bind(r, f) = Result.bind f r
    member _.Return x = Ok x
    member _.ReturnFrom(r: Result<_, _>) = r
    member _.Zero() = Ok()
    member _.Delay f = f
    member _.Run f = f ()
    member _.Combine(r, f) = Result.bind f r
    member _.For(items: seq<'a>, body: 'a -> Result<unit, 'e>) =
        Seq.fold (fun r x -> match r with Ok() -> body x | e -> e) (Ok()) items

[<AutoOpen>]
module Builders =
    let result = ResultBuilder()

module Operations =
    open Domain

    let find sku inventory =
        inventory.Lines |> Map.tryFind sku |> Result'.ofOption (UnknownSku sku)

    let private invalid r = Result.mapError Invalid r

    let private record line kind inventory =
        let sku = line.Product.Sku
        { inventory with
            Lines = Map.add sku line inventory.Lines
            History = { Sku = sku; Kind = kind; Balance = line.Available } :: inventory.History }

    let register (product: Product) aisle shelf inventory =
        if inventory.Lines.ContainsKey product.Sku then
            Error(Duplicate product.Sku)
        else
            let line =
                { Product = product
                  OnHand = Quantity.zero
                  Reserved = Quantity.zero
                  Location = {| Aisle = aisle; Shelf = shelf |} }
            Ok { inventory with Lines = inventory.Lines.Add(product.Sku, line) }

    let receive sku amount inventory =
        result {
            let! line = find sku inventory
            let! q = Quantity.create amount |> invalid
            let! total = Quantity.add line.OnHand q |> invalid
            return record { line with OnHand = total } (Received amount) inventory
        }

    let reserve customer sku amount inventory =
        result {
            let! line = find sku inventory
            if line.Available < amount then
                return! Error(Short(sku, amount, line.Available))
            else
                let! q = Quantity.create amount |> invalid
                let! reserved = Quantity.add line.Reserved q |> invalid
                return record { line with Reserved = reserved } (ReservedFor(customer, amount)) inventory
        }

    let ship sku amount inventory =
        result {
            let! line = find sku inventory
            let! q = Quantity.create amount |> invalid
            let! left = Quantity.subtract line.OnHand q |> invalid
            let! reserved = Quantity.create (max 0 (Quantity.value line.Reserved - amount)) |> invalid
            return record { line with OnHand = left; Reserved = reserved } (Shipped amount) inventory
        }

    let count sku found inventory =
        result {
            let! line = find sku inventory
            let! q = Quantity.create found |> invalid
            let expected = Quantity.value line.OnHand
            if expected = found then
                return inventory
            else
                return record { line with OnHand = q } (Counted(expected, found)) inventory
        }

    let validate (orders: (string * int) list) inventory : Result<unit, Problem> =
        result {
            for (sku, amount) in orders do
                let! line = find (Sku sku) inventory
                if line.Available < amount then
                    return! Error(Short(Sku sku, amount, line.Available))
        }

module Pricing =
    open Domain

    type Context = { Customer: string; Loyal: bool; Day: DayOfWeek }
    type Rule = Context -> Product -> int -> float -> float

    let percentOff p (price: float) = price * (1.0 - p / 100.0)
    let loyalty: Rule = fun c _ _ price -> if c.Loyal then percentOff 5.0 price else price
    let bulk threshold p : Rule = fun _ _ n price -> if n >= threshold then percentOff p price else price
    let freshOnMonday: Rule =
        fun c product _ price ->
            match c.Day, product.Category with
            | DayOfWeek.Monday, Food true -> percentOff 50.0 price
            | _ -> price
    let tagged tag p : Rule = fun _ { Tags = tags } _ price -> if tags.Contains tag then percentOff p price else price

    let total (rules: Rule list) context (line: Product * int) =
        let (product: Product), n = line
        let unit' = (product.Price, rules) ||> List.fold (fun price rule -> rule context product n price)
        unit' * float n

module Reports =
    open Domain

    let table (headers: string list) (rows: string list list) =
        let widths = headers :: rows |> List.transpose |> List.map (List.map String.length >> List.max)
        let line cells = List.map2 (fun (w: int) (c: string) -> c.PadRight w) widths cells |> String.concat " | "
        [ yield line headers
          yield widths |> List.map (fun w -> String.replicate w "-") |> String.concat "-+-"
          yield! List.map line rows ]
        |> List.iter (fun l -> printfn "%s" (l.TrimEnd()))

    let stock inventory =
        [ for KeyValue(Sku sku, line) in inventory.Lines ->
              [ sku; line.Product.Name; string line.Available; sprintf "%.2f" line.Value; $"{line.Location.Aisle}{line.Location.Shelf}" ] ]
        |> table [ "sku"; "name"; "available"; "value"; "at" ]

    let byCategory inventory =
        inventory.Lines
        |> Map.toList
        |> List.map snd
        |> List.groupBy (fun l ->
            match l.Product.Category with
            | Tool -> "tools"
            | Food true -> "fresh food"
            | Food false -> "food"
            | Toy age when age < 3 -> "baby toys"
            | Toy _ -> "toys")
        |> List.map (fun (name, lines) -> name, List.length lines, lines |> List.sumBy (fun l -> l.Value))
        |> List.sortByDescending (fun (_, _, v) -> v)

    let describe =
        function
        | { Kind = Received n; Balance = b } -> sprintf "+%d -> %d" n b
        | { Kind = Shipped n; Balance = b } -> sprintf "-%d -> %d" n b
        | { Kind = ReservedFor(customer, n); Balance = b } -> $"({n} for {customer}) -> {b}"
        | { Kind = Counted(expected, found) } -> sprintf "counted %d instead of %d" found expected

module Program =
    open Domain
    open Operations

    let product sku name category price tags : Product =
        { Sku = Sku sku; Name = name; Category = category; Price = price; Tags = Set.ofList tags }

    let hammer = product "T-1" "hammer" Tool 12.5 [ "steel"; "sale" ]
    let cheese = product "F-1" "cheese" (Food true) 4.2 [ "sale" ]
    let rice = product "F-2" "rice" (Food(perishable = false)) 1.99 []
    let puzzle = product "Y-1" "puzzle" (Toy 6) 15.0 [ "paper" ]

    [<EntryPoint>]
    let main _ =
        let start =
            result {
                let! i = register hammer 1 'a' Inventory.Empty
                let! i = register cheese 2 'b' i
                let! i = register rice 2 'c' i
                let! i = register puzzle 3 'a' i
                let! i = receive hammer.Sku 40 i
                let! i = receive cheese.Sku 25 i
                let! i = receive rice.Sku 300 i
                return! receive puzzle.Sku 4 i
            }
        let steps =
            [ "reserve", reserve "Ada" hammer.Sku 10
              "too many", reserve "Bob" puzzle.Sku 5
              "ship", ship hammer.Sku 12
              "unknown", ship (Sku "X") 1
              "negative", receive rice.Sku -1
              "overflow", receive rice.Sku 900
              "short", ship cheese.Sku 26
              "again", register rice 9 'z'
              "count", count cheese.Sku 24
              "count same", count rice.Sku 300 ]
        let final =
            (start, steps)
            ||> List.fold (fun state (name, step) ->
                match Result.bind step state with
                | Ok next ->
                    printfn "%-10s ok" name
                    Ok next
                | Error problem ->
                    printfn "%-10s %A" name problem
                    state)
        match final with
        | Error e -> printfn "%A" e
        | Ok inventory ->
            Reports.stock inventory
            Reports.byCategory inventory |> List.iter (fun (n, c, v) -> printfn "%-10s %d %8.2f" n c v)
            inventory.History
            |> List.rev
            |> List.groupBy (fun m -> m.Sku)
            |> List.iter (fun (Sku s, ms) -> printfn "%s: %s" s (ms |> List.map Reports.describe |> String.concat "; "))
            printfn "%A" (validate [ "T-1", 20; "F-1", 3 ] inventory)
            printfn "%A" (validate [ "T-1", 20; "Y-1", 30; "Q", 1 ] inventory)
            let names = [ "T-1"; "F-9"; "F-2"; "Q" ]
            printfn "%A" (names |> Result'.traverse (fun s -> find (Sku s) inventory) |> Result.map List.length)
        let rules = [ Pricing.loyalty; Pricing.bulk 10 10.0; Pricing.freshOnMonday; Pricing.tagged "sale" 20.0 ]
        let context: Pricing.Context = { Customer = "Ada"; Loyal = true; Day = DayOfWeek.Monday }
        for line in [ hammer, 1; hammer, 10; cheese, 2; rice, 1 ] do
            let (p: Product), n = line
            printfn "%d %s: %.3f, on Sunday %.3f" n p.Name (Pricing.total rules context line)
                (Pricing.total rules { context with Day = DayOfWeek.Sunday; Loyal = false } line)
        0

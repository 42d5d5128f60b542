// out: add 1: ok Laptop (5 left)
// out: add 2: ok Milk (120 left)
// out: add 3: ok Shirt (40 left)
// out: add 4: error Invalid price: 0
// out: add 5: error Negative price: ($3.50)
// out: add 6: ok Socks (200 left)
// out: Invalid price: 0; Negative price: ($3.50)
// out: ------------------------------------------------------------
// out: Name                |Category              |     Price| Stock
// out: ------------------------------------------------------------
// out: Laptop              |electronics           |    999.99|     5
// out: Milk                |grocery (perishable)  |      0.89|   120
// out: Shirt               |clothing M/blue       |     19.50|    40
// out: Socks               |clothing L            |      4.25|   200
// out: ------------------------------------------------------------
// out: Total:     6,736.75  weight: 152.100 kg
// out: remove: ok Laptop (2 left)
// out: remove: error Requested 3 but only 2 available
// out: remove: error Product 00000000-0000-0000-0000-000000000000 not found
// out: ------------------------------------------------------------
// out: Name                |Category              |     Price| Stock
// out: ------------------------------------------------------------
// out: Laptop              |electronics           |    999.99|     2
// out: Milk                |grocery (perishable)  |      0.89|   120
// out: Shirt               |clothing M/blue       |     19.50|    40
// out: Socks               |clothing L            |      4.25|   200
// out: ------------------------------------------------------------
// out: Total:     3,736.78  weight: 145.800 kg
// out: mean=5.00 var=4.00 sd=2.00 p50=4.50 p90=7.60
// out: y = 2.0000x + 0.9800
// out:  2.00 *
// out:  3.75 *****
// out:  5.50 *
// out:  7.25 *
// out: { Id = 00000001-0000-0000-0000-000000000000
// out:   Name = "Laptop"
// out:   Category = Electronics
// out:   Price = 999.99M
// out:   Weight = 2.1
// out:   Stock = 2 }
// LLM-style: inventory management with statistics, modules with signatures-like privacy, units, formatted report
module Inventory =
    open System

    [<Measure>] type kg
    [<Measure>] type unit'

    type Category =
        | Electronics
        | Grocery of perishable: bool
        | Clothing of size: string * color: string option

    type Product = {
        Id: Guid
        Name: string
        Category: Category
        Price: decimal
        Weight: float<kg>
        Stock: int
    }

    type InventoryError =
        | ProductNotFound of Guid
        | InsufficientStock of requested: int * available: int
        | InvalidPrice of decimal
        | Multiple of InventoryError list

    type Result<'T> = Result<'T, InventoryError>

    let rec describeError = function
        | ProductNotFound id -> sprintf "Product %O not found" id
        | InsufficientStock (requested = r; available = a) -> $"Requested {r} but only {a} available"
        | InvalidPrice p when p < 0m -> $"Negative price: {p:C2}".Replace("¤", "$")
        | InvalidPrice p -> sprintf "Invalid price: %M" p
        | Multiple errs -> errs |> List.map describeError |> String.concat "; "

    type private Store() =
        let items = System.Collections.Generic.Dictionary<Guid, Product>()
        member _.Items = items

    let private store = Store()
    let private idOf (n: int) = Guid(n, 0s, 0s, Array.zeroCreate 8)

    let add n name category price weight stock : Result<Product> =
        if price <= 0m then Error (InvalidPrice price)
        else
            let p = { Id = idOf n; Name = name; Category = category; Price = price; Weight = weight * 1.0<kg>; Stock = stock }
            store.Items.[p.Id] <- p
            Ok p

    let tryFind id =
        match store.Items.TryGetValue(id) with
        | true, p -> Ok p
        | false, _ -> Error (ProductNotFound id)

    let remove quantity id =
        tryFind id
        |> Result.bind (fun p ->
            if p.Stock >= quantity then
                let updated = { p with Stock = p.Stock - quantity }
                store.Items.[id] <- updated
                Ok updated
            else
                Error (InsufficientStock (quantity, p.Stock)))

    let all () = store.Items.Values |> Seq.sortBy (fun p -> p.Name) |> List.ofSeq

    let totalValue products =
        products |> List.sumBy (fun p -> decimal p.Stock * p.Price)

    let totalWeight (products: Product list) : float<kg> =
        products |> List.sumBy (fun p -> float p.Stock * p.Weight)

    module Report =
        let private line = String.replicate 60 "-"
        let private categoryName = function
            | Electronics -> "electronics"
            | Grocery true -> "grocery (perishable)"
            | Grocery false -> "grocery"
            | Clothing (size, Some color) -> $"clothing {size}/{color}"
            | Clothing (size, None) -> $"clothing {size}"
        let print products =
            printfn "%s" line
            printfn "%-20s|%-22s|%10s|%6s" "Name" "Category" "Price" "Stock"
            printfn "%s" line
            for { Name = n; Category = c; Price = p; Stock = s } in products do
                printfn "%-20s|%-22s|%10.2f|%6d" n (categoryName c) p s
            printfn "%s" line
            printfn $"""Total: {totalValue products,12:N2}  weight: {float (totalWeight products):F3} kg"""

module Stats =
    let mean (xs: float seq) = Seq.average xs
    let variance xs = let m = mean xs in xs |> Seq.map (fun x -> (x - m) ** 2.0) |> Seq.average
    let percentile p (xs: float[]) =
        let sorted = Array.sort xs
        let rank = p / 100.0 * float (sorted.Length - 1)
        let lo = int (floor rank)
        let frac = rank - float lo
        if lo + 1 < sorted.Length then sorted[lo] + frac * (sorted[lo + 1] - sorted[lo]) else sorted[lo]
    let linearRegression (pts: (float * float) list) =
        let n = float pts.Length
        let sx, sy, sxy, sxx =
            pts |> List.fold (fun (a, b, c, d) (x, y) -> a + x, b + y, c + x * y, d + x * x) (0.0, 0.0, 0.0, 0.0)
        let slope = (n * sxy - sx * sy) / (n * sxx - sx * sx)
        slope, (sy - slope * sx) / n
    let histogram buckets (xs: float list) =
        let lo, hi = List.min xs, List.max xs
        let width = (hi - lo) / float buckets
        xs
        |> List.groupBy (fun x -> min (buckets - 1) (int ((x - lo) / width)))
        |> List.sortBy fst
        |> List.map (fun (b, v) -> lo + float b * width, v.Length)

open Inventory

let printResult label = function
    | Ok (p: Product) -> printfn "%s: ok %s (%d left)" label p.Name p.Stock
    | Error e -> printfn "%s: error %s" label (describeError e)

[<EntryPoint>]
let main _ =
    let results =
        [ add 1 "Laptop" Electronics 999.99m 2.1 5
          add 2 "Milk" (Grocery true) 0.89m 1.03 120
          add 3 "Shirt" (Clothing("M", Some "blue")) 19.5m 0.2 40
          add 4 "Free thing" Electronics 0m 0.0 1
          add 5 "Odd" (Grocery false) -3.5m 0.0 1
          add 6 "Socks" (Clothing("L", None)) 4.25m 0.05 200 ]
    results |> List.iteri (fun i r -> printResult $"add {i + 1}" r)
    let errors = results |> List.choose (function Error e -> Some e | Ok _ -> None)
    printfn "%s" (describeError (Multiple errors))
    Report.print (all ())
    let ids = all () |> List.map (fun p -> p.Name, p.Id) |> dict
    printResult "remove" (remove 3 ids.["Laptop"])
    printResult "remove" (remove 3 ids.["Laptop"])
    printResult "remove" (remove 3 System.Guid.Empty)
    Report.print (all ())
    let xs = [| 2.0; 4.0; 4.0; 4.0; 5.0; 5.0; 7.0; 9.0 |]
    printfn "mean=%.2f var=%.2f sd=%.2f p50=%.2f p90=%.2f" (Stats.mean xs) (Stats.variance xs) (sqrt (Stats.variance xs)) (Stats.percentile 50. xs) (Stats.percentile 90. xs)
    let slope, intercept = Stats.linearRegression [ for x in 1.0 .. 5.0 -> x, 2.0 * x + 1.0 + (if int x % 2 = 0 then 0.1 else -0.1) ]
    printfn "y = %.4fx + %.4f" slope intercept
    Stats.histogram 4 (List.ofArray xs) |> List.iter (fun (b, n) -> printfn "%5.2f %s" b (String.replicate n "*"))
    printfn "%A" (List.head (all ()))
    0

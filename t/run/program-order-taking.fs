// out: 0. placed with 2 lines, total 38.72
// out: 1. bill o1: 38.72
// out: 2. ack to ann@x.org
// out: ---
// out: validation: ["Name must not be null or empty"; "Email: 'nope' must match the pattern";
// out:  "Zip: '1234a' must match the pattern"]
// out: ---
// out: validation: ["Invalid: Gizmo GizmoCode "G999""; "Invalid: Gizmo GizmoCode "G999"";
// out:  "OrderLineId must not be null or empty";
// out:  "ProductCode: Format not recognized 'X'";
// out:  "ProductCode: Format not recognized 'X'"]
// out: ---
// out: pricing: Price: Must not be greater than 1000
// out: ---
// out: validation: ["Quantity: Must not be less than 0.05"]
// out: ---
// out: pricing: BillingAmount: Must not be greater than 10000
// out: ---
// out: Ok
// out:   [OrderPlaced
// out:      { Order =
// out:         { OrderId = OrderId "o1"
// out:           CustomerName = String50 "Ann"
// out:           Email = EmailAddress "ann@x.org"
// out:           Zip = ZipCode "12345"
// out:           Lines =
// out:            [{ LineId = OrderId "1"
// out:               Product = Widget WidgetCode "W1234"
// out:               Quantity = Unit UnitQuantity 3 };
// out:             { LineId = OrderId "2"
// out:               Product = Gizmo GizmoCode "G123"
// out:               Quantity = Kilos KilogramQuantity 2.5M }] }
// out:        PricedLines =
// out:         [{ Line = { LineId = OrderId "1"
// out:                     Product = Widget WidgetCode "W1234"
// out:                     Quantity = Unit UnitQuantity 3 }
// out:            LinePrice = Price 29.97M };
// out:          { Line = { LineId = OrderId "2"
// out:                     Product = Gizmo GizmoCode "G123"
// out:                     Quantity = Kilos KilogramQuantity 2.5M }
// out:            LinePrice = Price 8.75M }]
// out:        Total = BillingAmount 38.72M };
// out:    BillableOrderPlaced (OrderId "o1", BillingAmount 38.72M);
// out:    AcknowledgmentSent EmailAddress "ann@x.org"]
// Domain modeling made functional style
namespace OrderTaking

module Common =
    type Undefined = exn

    type String50 = private String50 of string
    type EmailAddress = private EmailAddress of string
    type ZipCode = private ZipCode of string
    type OrderId = private OrderId of string
    type WidgetCode = private WidgetCode of string
    type GizmoCode = private GizmoCode of string
    type ProductCode =
        | Widget of WidgetCode
        | Gizmo of GizmoCode
    [<Measure>] type kg
    type UnitQuantity = private UnitQuantity of int
    type KilogramQuantity = private KilogramQuantity of decimal
    type OrderQuantity =
        | Unit of UnitQuantity
        | Kilos of KilogramQuantity
    type Price = private Price of decimal
    type BillingAmount = private BillingAmount of decimal

    module ConstrainedType =
        let createString fieldName ctor maxLen str =
            if System.String.IsNullOrEmpty str then
                Error(sprintf "%s must not be null or empty" fieldName)
            elif str.Length > maxLen then
                Error(sprintf "%s must not be more than %i chars" fieldName maxLen)
            else
                Ok(ctor str)
        let createStringOption fieldName ctor maxLen str =
            if System.String.IsNullOrEmpty str then Ok None
            elif str.Length > maxLen then Error(sprintf "%s must not be more than %i chars" fieldName maxLen)
            else Ok(Some(ctor str))
        let createInt fieldName ctor minVal maxVal i =
            if i < minVal then Error(sprintf "%s: Must not be less than %i" fieldName minVal)
            elif i > maxVal then Error(sprintf "%s: Must not be greater than %i" fieldName maxVal)
            else Ok(ctor i)
        let createDecimal fieldName ctor (minVal: decimal) (maxVal: decimal) (i: decimal) =
            if i < minVal then Error(sprintf "%s: Must not be less than %M" fieldName minVal)
            elif i > maxVal then Error(sprintf "%s: Must not be greater than %M" fieldName maxVal)
            else Ok(ctor i)
        let createLike fieldName ctor (test: string -> bool) str =
            if System.String.IsNullOrEmpty(str) then
                let msg = sprintf "%s: Must not be null or empty" fieldName
                Error msg
            elif test str then Ok(ctor str)
            else Error(sprintf "%s: '%s' must match the pattern" fieldName str)

    module String50 =
        let value (String50 str) = str
        let create fieldName str = ConstrainedType.createString fieldName String50 50 str
        let createOption fieldName str = ConstrainedType.createStringOption fieldName String50 50 str
    module EmailAddress =
        let value (EmailAddress str) = str
        let create fieldName str =
            ConstrainedType.createLike fieldName EmailAddress (fun s -> s.IndexOf '@' > 0 && s.IndexOf '@' < s.Length - 1) str
    module ZipCode =
        let value (ZipCode s) = s
        let create fieldName str = ConstrainedType.createLike fieldName ZipCode (fun s -> s.Length = 5 && Seq.forall System.Char.IsDigit s) str
    module OrderId =
        let value (OrderId s) = s
        let create fieldName str = ConstrainedType.createString fieldName OrderId 50 str
    module ProductCode =
        let value = function
            | Widget(WidgetCode wc) -> wc
            | Gizmo(GizmoCode gc) -> gc
        let create fieldName (code: string) =
            if System.String.IsNullOrEmpty(code) then Error(fieldName + ": Must not be null or empty")
            else if code.StartsWith("W") && code.Length = 5 then Ok(Widget(WidgetCode code))
            else if code.StartsWith("G") && code.Length = 4 then Ok(Gizmo(GizmoCode code))
            else Error(sprintf "%s: Format not recognized '%s'" fieldName code)
    module OrderQuantity =
        let value qty =
            match qty with
            | Unit(UnitQuantity uq) -> uq |> decimal
            | Kilos(KilogramQuantity kq) -> decimal kq
        let create fieldName productCode quantity =
            match productCode with
            | Widget _ -> ConstrainedType.createInt fieldName UnitQuantity 1 1000 (int quantity) |> Result.map OrderQuantity.Unit
            | Gizmo _ -> ConstrainedType.createDecimal fieldName KilogramQuantity 0.05M 100.00M quantity |> Result.map Kilos
    module Price =
        let value (Price v) = v
        let create v = ConstrainedType.createDecimal "Price" Price 0.0M 1000M v
        let unsafeCreate v =
            create v |> function
                | Ok price -> price
                | Error err -> failwithf "Not expecting Price to be out of bounds: %s" err
        let multiply qty (Price p) = create (qty * p)
    module BillingAmount =
        let value (BillingAmount v) = v
        let create v = ConstrainedType.createDecimal "BillingAmount" BillingAmount 0.0M 10000M v
        let sumPrices prices = prices |> List.map Price.value |> List.sum |> create

module Workflow =
    open Common

    type UnvalidatedLine = { LineId: string; Code: string; Qty: decimal }
    type UnvalidatedOrder = { Id: string; Name: string; Email: string; Zip: string; Lines: UnvalidatedLine list }
    type ValidatedLine = { LineId: OrderId; Product: ProductCode; Quantity: OrderQuantity }
    type ValidatedOrder = { OrderId: OrderId; CustomerName: String50; Email: EmailAddress; Zip: ZipCode; Lines: ValidatedLine list }
    type PricedLine = { Line: ValidatedLine; LinePrice: Price }
    type PricedOrder = { Order: ValidatedOrder; PricedLines: PricedLine list; Total: BillingAmount }

    type PlaceOrderEvent =
        | OrderPlaced of PricedOrder
        | BillableOrderPlaced of OrderId * BillingAmount
        | AcknowledgmentSent of EmailAddress

    type PlaceOrderError =
        | Validation of string list
        | Pricing of string

    type GetProductPrice = ProductCode -> Price
    type CheckProductExists = ProductCode -> bool

    module Validation =
        let map f x = Result.map f x
        let apply fR xR =
            match fR, xR with
            | Ok f, Ok x -> Ok(f x)
            | Error e1, Ok _ -> Error e1
            | Ok _, Error e2 -> Error e2
            | Error e1, Error e2 -> Error(e1 @ e2)
        let ofResult r = Result.mapError List.singleton r
        let sequence rs =
            let cons h t = h :: t
            List.foldBack (fun r acc -> apply (map cons r) acc) rs (Ok [])
    let (<!>) = Validation.map
    let (<*>) = Validation.apply

    type ResultBuilder() =
        member _.Return x = Ok x
        member _.Bind(x, f) = Result.bind f x
        member _.ReturnFrom(x: Result<_, _>) = x
        member _.Zero() = Ok()
    let result = ResultBuilder()

    let toLine (exists: CheckProductExists) (l: UnvalidatedLine) =
        let product =
            result {
                let! p = ProductCode.create "ProductCode" l.Code
                if exists p then return p
                else return! Error(sprintf "Invalid: %A" p)
            }
        let qty = product |> Result.bind (fun p -> OrderQuantity.create "Quantity" p l.Qty)
        let mk id p q = { LineId = id; Product = p; Quantity = q }
        mk <!> (OrderId.create "OrderLineId" l.LineId |> Validation.ofResult)
           <*> Validation.ofResult product
           <*> Validation.ofResult qty

    let validate exists (o: UnvalidatedOrder) : Result<ValidatedOrder, PlaceOrderError> =
        let mk id name email zip lines = { OrderId = id; CustomerName = name; Email = email; Zip = zip; Lines = lines }
        mk <!> (OrderId.create "OrderId" o.Id |> Validation.ofResult)
           <*> (String50.create "Name" o.Name |> Validation.ofResult)
           <*> (EmailAddress.create "Email" o.Email |> Validation.ofResult)
           <*> (ZipCode.create "Zip" o.Zip |> Validation.ofResult)
           <*> (o.Lines |> List.map (toLine exists) |> Validation.sequence)
        |> Result.mapError Validation

    let price (getPrice: GetProductPrice) (o: ValidatedOrder) =
        result {
            let! lines =
                o.Lines
                |> List.map (fun l ->
                    Price.multiply (OrderQuantity.value l.Quantity) (getPrice l.Product)
                    |> Result.map (fun p -> { Line = l; LinePrice = p }))
                |> List.map Validation.ofResult
                |> Validation.sequence
                |> Result.mapError (String.concat "; " >> Pricing)
            let! total = lines |> List.map (fun l -> l.LinePrice) |> BillingAmount.sumPrices |> Result.mapError Pricing
            return { Order = o; PricedLines = lines; Total = total }
        }

    let createEvents priced =
        [ yield OrderPlaced priced
          if BillingAmount.value priced.Total > 0M then
              yield BillableOrderPlaced(priced.Order.OrderId, priced.Total)
          yield AcknowledgmentSent priced.Order.Email ]

    let placeOrder exists getPrice = validate exists >> Result.bind (price getPrice) >> Result.map createEvents

module Program =
    open Common
    open Workflow

    let describe = function
        | OrderPlaced o -> sprintf "placed with %d lines, total %M" o.PricedLines.Length (BillingAmount.value o.Total)
        | BillableOrderPlaced(id, amt) -> sprintf "bill %s: %.2f" (OrderId.value id) (amt |> BillingAmount.value)
        | AcknowledgmentSent e -> sprintf "ack to %s" (EmailAddress.value e)

    [<EntryPoint>]
    let main _ =
        let exists = function Widget _ -> true | Gizmo _ as g -> ProductCode.value g <> "G999"
        let getPrice p = match p with Widget _ -> Price.unsafeCreate 9.99M | Gizmo _ -> Price.unsafeCreate 3.5M
        let good = { Id = "o1"; Name = "Ann"; Email = "ann@x.org"; Zip = "12345"; Lines = [ { LineId = "1"; Code = "W1234"; Qty = 3M }; { LineId = "2"; Code = "G123"; Qty = 2.5M } ] }
        let orders =
            [ good
              { good with Name = ""; Email = "nope"; Zip = "1234a" }
              { good with Lines = { LineId = "3"; Code = "G999"; Qty = 1M } :: { LineId = ""; Code = "X"; Qty = 1M } :: good.Lines }
              { good with Lines = [ { LineId = "4"; Code = "W0001"; Qty = 999M } ] }
              { good with Lines = [ { LineId = "4"; Code = "G001"; Qty = 0.01M } ] }
              { good with Lines = List.init 30 (fun i -> { LineId = string i; Code = sprintf "W%04d" i; Qty = 90M }) } ]
        for o in orders do
            match placeOrder exists getPrice o with
            | Ok evs -> evs |> List.iteri (fun i e -> printfn "%d. %s" i (describe e))
            | Error(Validation es) -> printfn "validation: %A" es
            | Error(Pricing e) -> printfn "pricing: %s" e
            printfn "---"
        printfn "%A" (placeOrder exists getPrice good)
        0

namespace Stock
type Order =
    { Items: Item list }
    member o.Total = o.Items |> List.sumBy (fun i -> i.Price)
    member o.Secret = 1
    static member (+)(a: Order, b: Order) = { Items = a.Items @ b.Items }
module Order =
    let make id price = { Items = [ { Id = id; Price = price } ] }

namespace Stock
type Order
type Order with
    member Total: decimal
    static member (+): Order * Order -> Order
module Order =
    val make: int -> decimal -> Order

namespace Stock
type Item = { Id: int; Price: decimal }

// out: 7.5
// with: parts/stock-kinds.fs parts/stock.fsi parts/stock.fs
// a namespace of several files: the signature belongs to the file of its name
open Stock
printfn "%M" (Order.make 1 2.5M + Order.make 2 5M).Total

// out: { v = 3 }
// out: 3
// out: { v = 6 }
// out: -1
// A type and a module have one name: an operator after the name is the type's, another name the module's.
type Sum = { v: int } with
    static member (+) (a: Sum, b: Sum) = { v = a.v + b.v }
    static member (~-) (a: Sum) = { v = -a.v }
module Sum =
    let (---) (a: int) (b: int) = a - b
    let one = { v = 1 }
let add = Sum.(+)
printfn "%A" (add (Sum.one, { v = 2 }))
printfn "%d" (Sum.(+) (Sum.one, { v = 2 })).v
printfn "%A" (Sum.op_Addition ({ v = 3 }, { v = 3 }))
printfn "%d" (Sum.(---) 1 2)

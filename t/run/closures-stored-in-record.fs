// out: 5 -4 ints
// out: 15
// out: 4
type Ops = { Add: int -> int -> int; Neg: int -> int; Name: string }
let ops = { Add = (fun a b -> a + b); Neg = (fun a -> -a); Name = "ints" }
printfn "%d %d %s" (ops.Add 2 3) (ops.Neg 4) ops.Name
let partial = ops.Add 10
printfn "%d" (partial 5)
let mod7 = { ops with Add = fun a b -> (a + b) % 7 }
printfn "%d" (mod7.Add 5 6)

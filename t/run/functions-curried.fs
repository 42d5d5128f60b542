// out: 6
// out: 12 13
let add a b c = a + b + c
printfn "%d" (add 1 2 3)
let add1 = add 1
let add12 = add1 2
printfn "%d %d" (add1 5 6) (add12 10)

// out: 6 11
// out: 11 9
let adder n = fun x -> x + n
let add5 = adder 5
printfn "%d %d" (add5 1) ((adder 10) 1)
let choose b = if b then (fun x -> x + 1) else (fun x -> x - 1)
printfn "%d %d" (choose true 10) (choose false 10)

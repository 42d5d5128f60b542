// out: 0
// out: end
let mutable step = fun (n: int) -> n
let rec bounce n = if n = 0 then 0 else step (n - 1)
step <- bounce
printfn "%d" (bounce 1000000)
let call f x = f x
let rec viaCall n = if n = 0 then "end" else call viaCall (n - 1)
printfn "%s" (viaCall 1000000)

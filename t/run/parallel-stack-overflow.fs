// err: Stack overflow.
// exit: 134
// out: deep
// Pieces of a parallel loop have deep stacks; overflow in one of them is reported once.
open System.Threading.Tasks
let rec deep n = if n = 0 then 0 else 1 + deep (n - 1) + (if n % 7 = 3 then deep 0 else 0)
let rec forever n = 1 + forever (n + 1) + forever (n + 2)
Parallel.For(0, 8, fun i -> if deep (1000000 + i) <> 1000000 + i then printfn "bad") |> ignore
printfn "deep"
Parallel.For(0, 8, fun i -> if forever i = 3 then printfn "x") |> ignore

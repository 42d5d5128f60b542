// out: 4500000
// out: 600000
// out: 2432902008176640000
// a million closures, each called in tail position
let rec sum n k = if n = 0 then k 0 else sum (n - 1) (fun r -> k (r + n % 10))
printfn "%d" (sum 1000000 (fun r -> r))
let rec length xs k = match xs with [] -> k 0 | _ :: rest -> length rest (fun n -> k (n + 1))
printfn "%d" (length [ 1 .. 300000 ] (fun n -> n * 2))
let rec fact (n: int64) k = if n <= 1L then k 1L else fact (n - 1L) (fun r -> k (n * r))
printfn "%d" (fact 20L (fun r -> r))

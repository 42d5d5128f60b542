// out: 2 1 6 4 7
// out: 6.0
// out: 3
// out: 1.5
// out: [2M]
// out: 6
// out: 7
// Decimals with units whose operands are known late.
module Program

[<Measure>] type eur
[<Measure>] type kg
let g x = x + 1m<eur>
let h x = 2m<eur> - x
let k x = 2m<eur> * x
let l x = x / 2m<eur>
let f (x: decimal<eur>) y = (x * y) + 1m<eur>
printfn "%M %M %M %M %M" (g 1m<eur>) (h 1m<eur>) (k 3m<kg>) (l 8m<eur>) (f 2m<eur> 3m)
let total (xs: (decimal<eur> * int) list) = xs |> List.sumBy (fun (p, n) -> p * decimal n)
printfn "%M" (total [1.5m<eur>, 2; 3m<eur>, 1])
let sum = [1m<eur>; 2m<eur>] |> List.fold (fun acc x -> acc + x) 0m<eur>
printfn "%M" sum
let avg = List.average [1m<eur>; 2m<eur>]
printfn "%M" avg
let r = List.map (fun x -> x * 2m) [1m<eur>]
printfn "%A" r
let mutable m = 0m<eur>
for i in 1 .. 3 do m <- m + decimal i * 1m<eur>
printfn "%M" m
let t = if m > 5m<eur> then (if m < 7m<eur> then 1m<eur> else 2m<eur>) + m else m
printfn "%M" t

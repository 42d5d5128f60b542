// out: 12.5 7.5 -10
// out: 12
// out: 6
// out: true true 1
// out: 15.0
// out: [10M; 2.5M]
// out: 10
// out: 10
// out: 20
// out: 12.5
// out: 25.0
// out: 10
// out: 10
// out: 1
// out: 10
// out: { Owner = "x"
// out:   Balance = 5M }
// out: 5.00 5
// out: 0
// out: 3
// out: 1
// out: ten
// Decimals with units: operators, traits, formats, conversions.
module Program

[<Measure>] type eur
[<Measure>] type kg
let a = 10m<eur>
let b = 2.5m<eur>
printfn "%M %M %M" (a + b) (a - b) (-a)
let price = 3m<eur/kg>
let total = price * 4m<kg>
printfn "%M" total
printfn "%M" (total / 2m)
printfn "%b %b %d" (a > b) (a = 10.0m<eur>) (compare a b)
let f (x: decimal<eur>) (y: decimal<eur>) = x + y * 2m
printfn "%M" (f a b)
printfn "%A" [a; b]
printfn "%s" (string a)
printfn "%M" (abs -a)
let inline twice (x: decimal<'u>) = x * 2m
printfn "%M" (twice a)
printfn "%M" (List.sum [a; b])
printfn "%M" (List.sumBy (fun (x: decimal<eur>) -> x * 2m) [a; b])
printfn "%M" (max a b)
printfn "%s" (a.ToString())
printfn "%M" (a % 3m<eur>)
printfn "%M" (decimal a)
type Acc = { Owner: string; mutable Balance: decimal<eur> }
let acc = { Owner = "x"; Balance = 0m<eur> }
acc.Balance <- acc.Balance + 5m<eur>
printfn "%A" acc
printfn $"{acc.Balance:F2} {acc.Balance}"
let zero = LanguagePrimitives.GenericZero<decimal<eur>>
printfn "%M" zero
printfn "%M" (LanguagePrimitives.DecimalWithMeasure<eur> 3m)
let m = Map.ofList [ "a", 1m<eur> ]
printfn "%M" m["a"]
match a with 10m<eur> -> printfn "ten" | _ -> printfn "other"

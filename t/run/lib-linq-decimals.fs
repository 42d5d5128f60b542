// out: 109.45 36.483333333333333333333333333
// out: 109.45 36.483333333333333333333333333
// out: 100 -3.05
// out: b 1 -3.05
// out: a 2 112.50
// out: 0
// out: Sequence contains no elements
module Program
open System
open System.Linq
type Sale = { Shop: string; Amount: decimal }
let sales = [ { Shop = "a"; Amount = 12.50M }; { Shop = "b"; Amount = -3.05M }; { Shop = "a"; Amount = 100M } ]
let amounts = sales |> List.map (fun s -> s.Amount)
printfn "%M %M" (amounts.Sum()) (amounts.Average())
printfn "%M %M" (sales.Sum(fun s -> s.Amount)) (sales.Average(fun s -> s.Amount))
printfn "%M %M" (amounts.Max()) (sales.Min(fun s -> s.Amount))
for g in sales.GroupBy(fun s -> s.Shop).OrderByDescending(fun g -> g.Key) do
    printfn "%s %d %M" g.Key (g.Count()) (g.Sum(fun s -> s.Amount))
printfn "%M" (Seq.empty<decimal>.Sum())
try printfn "%M" (Seq.empty<decimal>.Average()) with :? InvalidOperationException as e -> printfn "%s" e.Message

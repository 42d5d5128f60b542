// out: 1434747710 302596119 269548474 1122627734 361709742 
// out: 26 72 51 17 76 -27 -25 0 -18 -12 558871097 75846582 1239520804 
// out: 0.15219308023908784 0.09011261029639868 0.7051521300827861 407184691722591785 8358330364400681415 1719033797847427505 611487 561745 403254 -5 -4 -1 
// out: 7 3 2 8 4 6 5 10 1 9 251 185 228 254 214 
// out: c a b a c b 0.51349621559595546 822959691
// out: maxValue ('-1') must be a non-negative value. (Parameter 'maxValue')
// out: Actual value was -1.
// out: 'minValue' cannot be greater than maxValue. (Parameter 'minValue')
// out: 'minValue' cannot be greater than maxValue. (Parameter 'minValue')
// out: true
module Program
open System
let r = Random(42)
for i in 1..5 do printf "%d " (r.Next())
printfn ""
for i in 1..5 do printf "%d " (r.Next(100))
for i in 1..5 do printf "%d " (r.Next(-50, 50))
for i in 1..3 do printf "%d " (r.Next(-2147483648, 2147483647))
printfn ""
for i in 1..3 do printf "%s " (string (r.NextDouble()))
for i in 1..3 do printf "%d " (r.NextInt64())
for i in 1..3 do printf "%d " (r.NextInt64(1000000L))
for i in 1..3 do printf "%d " (r.NextInt64(-5L, 5L))
printfn ""
let a = [|1..10|]
r.Shuffle a
for x in a do printf "%d " x
let b: byte[] = Array.zeroCreate 5
r.NextBytes b
for x in b do printf "%d " x
printfn ""
for x in r.GetItems([|"a";"b";"c"|], 6) do printf "%s " x
printf "%s" (string (r.NextSingle()))
let q = Random(-2147483648)
printfn "%d %d" (q.Next()) (Random(-7).Next())
try r.Next(-1) |> ignore with e -> printfn "%s" e.Message
try r.Next(3, 2) |> ignore with e -> printfn "%s" e.Message
try r.NextInt64(3L, 2L) |> ignore with e -> printfn "%s" e.Message
let u = Random()
printfn "%b" (u.Next(10) < 10)

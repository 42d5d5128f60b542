// out: 5 -8641975230861 -8641975230856
// out: [5; -8641975230861]
// out: 77
// out: -1728395046172 -8641975230861
// out: 1000000000000000019884624838656
// out: -2
// out: 0 0
// out: 127 127
// out: 128 0 128
// out: 128 -128
// out: 127 255 -129
// out: 0 0 1 65536
// out: -8641975230853
// out: 15511210043330985984000000
// out: 3
// out: 5 -8641975230861
// out: true
// out: 302
module Program
open System.Numerics
let a = bigint 5
let b = bigint 1234567890123L * bigint -7
printfn "%O %O %s" a b (string (a + b))
printfn "%A" [a; b]
printfn "%d" (int (bigint 77))
printfn "%d %s" (int64 (b / a)) (string (float b))
printfn "%O" (bigint 1e30)
printfn "%O" (bigint -2.9)
for x in [ bigint 0; bigint 127; bigint 128; bigint -128; bigint -129; bigint 65536 ] do
  for y in x.ToByteArray() do printf "%d " y
  printfn "%O" (BigInteger(x.ToByteArray()))
printfn "%O" (List.sum [a; b; bigint 3])
printfn "%O" (List.fold (*) BigInteger.One [for i in 1..25 -> bigint i])
printfn "%O" (abs (bigint -3))
printfn "%O %O" (max a b) (min a b)
printfn "%b" (Map.containsKey (bigint 5) (Map.ofList [a, 1]))
printfn "%O" (let struct (q, r) = BigInteger.DivRem(bigint 17, bigint 5) in q * bigint 100 + r)

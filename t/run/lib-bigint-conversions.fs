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
// out: 123456789012345678901234567890
// out: (1, Some 2)
// out: 2.000000
// out: zero one int -5 long 5000000000 text 123456789012345678901234567890
// out: 265252859812191058636308480000000
// out: -3 -1
// out: [1; 2]
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
printfn "%O" 123456789012345678901234567890I
printfn "%A" (1I, Some 2I)
printfn "%f" (float 2I)
module NumericLiteralZ =
    let FromZero () = "zero"
    let FromOne () = "one"
    let FromInt32 (n: int) = sprintf "int %d" n
    let FromInt64 (n: int64) = sprintf "long %d" n
    let FromString (s: string) = "text " + s
printfn "%s %s %s %s %s" 0Z 1Z -5Z 5000000000Z 123456789012345678901234567890Z
let rec fact (n: bigint) = if n = 0I then 1I else n * fact (n - 1I)
printfn "%O" (fact 30I)
printfn "%O %O" (-7I / 2I) (-7I % 2I)
printfn "%s" (string [1I; 2I])

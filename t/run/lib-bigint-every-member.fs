// out: -123456789012345678901234567890: -1 -1 false true false false -123456789012345678901234567889 -123456789012345678901234567891 123456789012345678901234567889 -123456789012345678901234567890
// out:   false -123456789012345678901234567889 -246913578024691357802469135780 15241578753238836750495351562536198787501905199875019052100
// out:   17636684144620811271604938270 -123456789012345678901234567890
// out:   -1 -1
// out:   true
// out: -256: -1 -1 false true false false -255 -257 255 -256
// out:   false -255 -123456789012345678901234568146 65536
// out:   36 -256
// out:   -1 -1
// out:   true
// out: -1: -1 -1 false false true false 0 -2 0 -1
// out:   false 0 -123456789012345678901234567891 1
// out:   0 -1
// out:   -1 0
// out:   true
// out: 0: -1 -1 false true false true 1 -1 -1 0
// out:   false 1 -123456789012345678901234567890 0
// out:   0 0
// out:   -1 1
// out:   true
// out: 1: 0 -1 true false true true 2 0 -2 1
// out:   true 2 -123456789012345678901234567889 1
// out:   0 1
// out:   -1 1
// out:   true
// out: 2: 1 0 false true false true 3 1 -3 2
// out:   true 3 -123456789012345678901234567888 4
// out:   0 1
// out:   -1 1
// out:   true
// out: 256: 1 1 false true false true 257 255 -257 256
// out:   true 257 -123456789012345678901234567634 65536
// out:   -36 1
// out:   -1 1
// out:   true
// out: 123456789012345678901234567890: 1 1 false true false true 123456789012345678901234567891 123456789012345678901234567889 -123456789012345678901234567891 123456789012345678901234567890
// out:   false 123456789012345678901234567891 0 15241578753238836750495351562536198787501905199875019052100
// out:   -17636684144620811271604938270 1
// out:   1 1
// out:   true
// out: DivideByZeroException: Attempted to divide by zero.
// out: 16777216 -1 4294967295
// out: OverflowException: The value is not a number.
// out: OverflowException: BigInteger cannot represent infinity.
// out: OverflowException: BigInteger cannot represent infinity.
// out: true false false true
// out: false false true false
// out: false true true true
// out: 200 -9223372036854775808 4294967295 18446744073709551615
// BigInteger's members and operators by their .NET names.
module Program
open System
open System.Numerics

let big = BigInteger.Parse "123456789012345678901234567890"
let values = [ -big; -256I; -1I; 0I; 1I; 2I; 256I; big ]
for v in values do
    printfn "%A: %d %d %b %b %b %b %O %O %O %O" v (sign (v.CompareTo 1I)) (sign (BigInteger.Compare(v, 2I))) (v.Equals 1I) (BigInteger.IsEvenInteger v) (BigInteger.IsOddInteger v) (BigInteger.IsPositive v) (BigInteger.op_Increment v) (BigInteger.op_Decrement v) (BigInteger.op_OnesComplement v) (BigInteger.op_UnaryPlus v)
    printfn "  %b %O %O %O" (BigInteger.IsPow2 v) (BigInteger.Add(v, 1I)) (BigInteger.Subtract(v, big)) (BigInteger.Multiply(v, v))
    printfn "  %O %O" (BigInteger.Divide(v, -7I)) (BigInteger.Min(v, 1I))
    printfn "  %d %d" (sign (v.CompareTo 18446744073709551615UL)) (sign (v.CompareTo -1L))
    printfn "  %b" (v.GetHashCode() = (v + 1I - 1I).GetHashCode())
try printfn "%O" (BigInteger.Divide(1I, 0I)) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
printfn "%O %O %O" (BigInteger 16777216.0f) (BigInteger -1.75f) (BigInteger UInt32.MaxValue)
for f in [ nanf; infinityf; -infinityf ] do
    try printfn "%O" (BigInteger f) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
#nowarn "3391"
let l, u = 7L, 8UL
printfn "%b %b %b %b" (7I = l) (7I = u) (7I <> l) (7I <> u)
printfn "%b %b %b %b" (7I > l) (7I > u) (7I >= l) (7I >= u)
printfn "%b %b %b %b" (7I < l) (7I < u) (7I <= l) (8I <= u)
let fromByte: BigInteger = BigInteger.op_Implicit 200uy
let fromLong: BigInteger = BigInteger.op_Implicit Int64.MinValue
let fromWord: BigInteger = BigInteger.op_Implicit UInt32.MaxValue
let fromUlong: BigInteger = BigInteger.op_Implicit UInt64.MaxValue
printfn "%O %O %O %O" fromByte fromLong fromWord fromUlong

// out: abs OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: sign ArithmeticException: Function does not accept floating point Not-a-Number values.
// out: clamp ArgumentException: '5' cannot be greater than 3.
// out: clampf ArgumentException: '5' cannot be greater than 3.
// out: clampn NaN
// out: round16 ArgumentOutOfRangeException: Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: roundm ArgumentException: The value '9' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: round 2.68
// out: round -3
// out: round 2.5
// out: round 0
// out: ilogb (-2147483648, 2147483647, 2147483647, -1074, 3)
// out: ieeerem (-1, -1, -1.5, NaN)
// out: fma 2.220446049250313
// out: scaleb (1536, 5E-324, Infinity, 0)
// out: cbrt (2, 0, Infinity)
// out: sinh (1.1752011936438014, 1.5430806348152437, 0.7615941559557649, 1E-10, 0.04995837495787998, Infinity, -1)
// out: asinh (0.881373587019543, 0, NaN, Infinity, NaN, 0)
// out: copysign (-3, 1.0000000000000002, -5E-324, -0)
// out: maxmag (-3, 2, 3, -3, NaN)
// out: divrem ((-3, 2), (-3, -2), (28, 4))
// out: divrem0 DivideByZeroException: Attempted to divide by zero.
// out: 3 2
// out: 18446744073709551614 1
// out: -2 -9223372036854775808 10000000000
// out: big (-0.8522008497671888, 0.523214785395139, -1.672414782127583, -0.8178819121159085, -0.4619865795138349, 0.803536056087918)
// out: sincos (0.8414709848078965, 0.5403023058681398)
// out: log2 (3, 3.321928094887362, 3, NaN, NaN, 3)
// out: trunc (-2, -3, 3)
// out: recip (NaN, -0, 0)
// out: mathf (0.84147096, 1.4142135, 2, 2.34, 1.4422495, 3.321928, 3.1415927, 2.7182817)
// out: mathf (0.4636476, -2, 12, 3, 1.0000001, -1, 1.4142135)
// out: mathf (0.46211717, 2.7182817, 2.3025851, 3, 0.69897, 3, 2)
// out: bits (8, 31, 3, 9, 0, 8, 24)
// out: bits (8, 63, 64, True, False, 0, 9223372036854775808)
// out: bits (0, 1, False, 32, 2)
// out: bc (04-03-02-01, 00-00-00-00-00-00-F8-3F, 84148994, , True)
// out: bc ArgumentException: The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: bc ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: bc (3.25, 3.25, True, 513, -1, 77)
// out: bc (-9223372036854775808, 5E-324, 1065353216, 1E-45, 4607182418800017408, 7E-45)
// out: bc (AB-03, AB)
// out: ops (1.1752011936438014, 1.5430807, -0.2913126124515909, 1024, -2, 3)
// out: null ArgumentNullException: Value cannot be null. (Parameter 'x')
// out: null ab
// out: un (3, -1, False, 7)
// out: try (Some(3), , )
open System
open System.Numerics
let t n f = try printfn "%s %O" n (f () |> box) with e -> printfn "%s %s: %s" n (e.GetType().Name) e.Message
t "abs" (fun () -> Math.Abs Int32.MinValue)
t "sign" (fun () -> Math.Sign nan)
t "clamp" (fun () -> Math.Clamp(1, 5, 3))
t "clampf" (fun () -> Math.Clamp(1.0, 5.0, 3.0))
t "clampn" (fun () -> Math.Clamp(nan, 1.0, 3.0))
t "round16" (fun () -> Math.Round(1.0, 16))
t "roundm" (fun () -> Math.Round(1.0, enum<MidpointRounding> 9))
t "round" (fun () -> Math.Round(2.675, 2))
t "round" (fun () -> Math.Round(-2.5, MidpointRounding.AwayFromZero))
t "round" (fun () -> Math.Round(2.45, 1, MidpointRounding.AwayFromZero))
t "round" (fun () -> Math.Round(0.49999999999999994, MidpointRounding.AwayFromZero))
t "ilogb" (fun () -> Math.ILogB 0.0, Math.ILogB nan, Math.ILogB infinity, Math.ILogB 5e-324, Math.ILogB 10.0)
t "ieeerem" (fun () -> Math.IEEERemainder(5.0, 3.0), Math.IEEERemainder(-5.0, 2.0), Math.IEEERemainder(4.5, 3.0), Math.IEEERemainder(1.0, 0.0))
t "fma" (fun () -> Math.FusedMultiplyAdd(1e16, 1.0000000000000002, -1e16))
t "scaleb" (fun () -> Math.ScaleB(1.5, 10), Math.ScaleB(1.0, -1074), Math.ScaleB(1.0, 2000), Math.ScaleB(1.0, -1100))
t "cbrt" (fun () -> Math.Cbrt 8.0, Math.Cbrt 0.0, Math.Cbrt infinity)
t "sinh" (fun () -> Math.Sinh 1.0, Math.Cosh 1.0, Math.Tanh 1.0, Math.Sinh 1e-10, Math.Tanh 0.05, Math.Sinh 1000.0, Math.Tanh -50.0)
t "asinh" (fun () -> Math.Asinh 1.0, Math.Acosh 1.0, Math.Acosh 0.5, Math.Atanh 1.0, Math.Atanh 2.0, Math.Asinh 0.0)
t "copysign" (fun () -> Math.CopySign(3.0, -0.0), Math.BitIncrement 1.0, Math.BitDecrement 0.0, Math.BitIncrement -5e-324)
t "maxmag" (fun () -> Math.MaxMagnitude(-3.0, 2.0), Math.MinMagnitude(-3.0, 2.0), Math.MaxMagnitude(-3.0, 3.0), Math.MinMagnitude(-3.0, 3.0), Math.MaxMagnitude(nan, 1.0))
t "divrem" (fun () -> Math.DivRem(17, -5), Math.DivRem(-17L, 5L), Math.DivRem(200uy, 7uy))
t "divrem0" (fun () -> Math.DivRem(17, 0))
let mutable r = 0
let qq = Math.DivRem(17, 5, &r)
printfn "%d %d" qq r
let mutable lo = 0UL
let hi = Math.BigMul(UInt64.MaxValue, UInt64.MaxValue, &lo)
printfn "%d %d" hi lo
let mutable los = 0L
let his = Math.BigMul(Int64.MinValue, 3L, &los)
printfn "%d %d %d" his los (Math.BigMul(100000, 100000))
t "big" (fun () -> Math.Sin 1e22, Math.Cos 1e22, Math.Tan 1e15, Math.Sin 1e300, Math.Sin 4294967296.0, Math.Cos -1.7e308)
t "sincos" (fun () -> Math.SinCos 1.0)
t "log2" (fun () -> Math.Log2 8.0, Math.Log2 10.0, Math.Log(8.0, 2.0), Math.Log(0.0, 0.0), Math.Log(5.0, 1.0), Math.Log10 1000.0)
t "trunc" (fun () -> Math.Truncate -2.7, Math.Floor -2.5, Math.Ceiling 2.1)
t "recip" (fun () -> Math.Max(nan, 1.0), Math.Min(0.0, -0.0), Math.Max(-0.0, 0.0))
t "mathf" (fun () -> MathF.Sin 1.0f, MathF.Pow(2.0f, 0.5f), MathF.Round(2.5f), MathF.Round(2.345f, 2), MathF.Cbrt 3.0f, MathF.Log2 10.0f, MathF.PI, MathF.E)
t "mathf" (fun () -> MathF.Atan2(1.0f, 2.0f), MathF.Truncate -2.7f, MathF.ScaleB(1.5f, 3), MathF.ILogB 10.0f, MathF.BitIncrement 1.0f, MathF.IEEERemainder(5.0f, 3.0f), MathF.Sqrt 2.0f)
t "mathf" (fun () -> MathF.Tanh 0.5f, MathF.Exp 1.0f, MathF.Log 10.0f, MathF.Log(8.0f, 2.0f), MathF.Log10 5.0f, MathF.Abs -3.0f, MathF.Max(1.0f, 2.0f))
t "bits" (fun () -> BitOperations.PopCount 255u, BitOperations.LeadingZeroCount 1u, BitOperations.TrailingZeroCount 8, BitOperations.Log2 1000u, BitOperations.Log2 0u, BitOperations.RoundUpToPowerOf2 5u, BitOperations.RotateLeft(0x80000001u, 4))
t "bits" (fun () -> BitOperations.PopCount 255UL, BitOperations.LeadingZeroCount 1UL, BitOperations.TrailingZeroCount 0L, BitOperations.IsPow2 8, BitOperations.IsPow2 -8, BitOperations.RoundUpToPowerOf2 0x80000001u, BitOperations.RotateRight(1UL, 1))
t "bits" (fun () -> BitOperations.RoundUpToPowerOf2 0u, BitOperations.RoundUpToPowerOf2 1UL, BitOperations.IsPow2 0u, BitOperations.TrailingZeroCount 0u, BitOperations.RotateLeft(1u, 33))
t "bc" (fun () -> BitConverter.ToString(BitConverter.GetBytes 0x01020304), BitConverter.ToString(BitConverter.GetBytes 1.5), BitConverter.ToInt32([|1uy;2uy;3uy;4uy;5uy|], 1), BitConverter.ToString([||]), BitConverter.IsLittleEndian)
t "bc" (fun () -> BitConverter.ToInt32([|1uy;2uy;3uy;4uy;5uy|], 2))
t "bc" (fun () -> BitConverter.ToInt32([|1uy;2uy;3uy;4uy;5uy|], 5))
t "bc" (fun () -> BitConverter.ToDouble(BitConverter.GetBytes 3.25, 0), BitConverter.ToSingle(BitConverter.GetBytes 3.25f, 0), BitConverter.ToBoolean([|2uy|], 0), BitConverter.ToUInt16([|1uy;2uy|], 0), BitConverter.ToInt16([|255uy;255uy|], 0), BitConverter.ToUInt64(BitConverter.GetBytes 77UL, 0))
t "bc" (fun () -> BitConverter.DoubleToInt64Bits -0.0, BitConverter.Int64BitsToDouble 1L, BitConverter.SingleToInt32Bits 1.0f, BitConverter.Int32BitsToSingle 1, BitConverter.DoubleToUInt64Bits 1.0, BitConverter.UInt32BitsToSingle 5u)
t "bc" (fun () -> BitConverter.ToString([|1uy;171uy;3uy|], 1), BitConverter.ToString([|1uy;171uy;3uy|], 1, 1))
t "ops" (fun () -> sinh 1.0, cosh 1.0f, tanh -0.3, pown 2 10, round -2.5, truncate 3.9f)
t "null" (fun () -> nullArgCheck "x" null : string)
t "null" (fun () -> nonNull "ab")
t "un" (fun () -> Unchecked.hash 3, Unchecked.compare 3 4, Unchecked.equals nan nan, limitedHash 5 7)
t "try" (fun () -> tryUnbox<int> (box 3), tryUnbox<string> (box 3), tryUnbox<int> null)

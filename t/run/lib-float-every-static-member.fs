// out: Abs: 0 0 1 2 2.5 NaN Infinity Infinity 5E-324 1.7976931348623157E+308
// out: Acos: 0.000000000 3.141592654 NaN
// out: Acosh: 0.000000000 1.316957897 NaN
// out: Asin: 1.570796327 -0.523598776 NaN
// out: Asinh: 0.000000000 -1.818446459 Infinity
// out: Atan: 0.785398163 -1.570796327
// out: Atan2: 3.141592654 -1.570796327 NaN
// out: Atanh: 0.549306144 -Infinity NaN
// out: BitDecrement: -5E-324 -5E-324 0.9999999999999999 -2.0000000000000004 2.4999999999999996 NaN 1.7976931348623157E+308 -Infinity 0 1.7976931348623155E+308
// out: BitIncrement: 5E-324 5E-324 1.0000000000000002 -1.9999999999999998 2.5000000000000004 NaN Infinity -1.7976931348623157E+308 1E-323 Infinity
// out: Cbrt: 3.000000000 -2.000000000 0.000000000 Infinity
// out: Ceiling: 0 -0 1 -2 3 NaN Infinity -Infinity 1 1.7976931348623157E+308
// out: Clamp: 6 NaN 9 0
// out: '2' cannot be greater than 1.
// out: CopySign: -3 3 -0
// out: Cos: 1.000000000 0.540302306 NaN
// out: Cosh: 1.000000000 1.543080635
// out: DegreesToRadians: 3.141592654 -1.570796327
// out: Exp: 1.000000000 2.718281828 0.000000000
// out: Exp10: 1.000000000 0.010000000 1000.000000000
// out: Exp2: 1.000000000 0.250000000 1024.000000000
// out: Floor: 0 -0 1 -2 2 NaN Infinity -Infinity 0 1.7976931348623157E+308
// out: FusedMultiplyAdd: 17 -Infinity 5.551115123125783E-17
// out: Hypot: 5.000000000 Infinity 2.000000000 NaN
// out: ILogB: [-2147483648; -2147483648; 0; 1; 1; 2147483647; 2147483647; 2147483647; -1074;
// out:  1023]
// out: Ieee754Remainder: -1 1 NaN -0
// out: IsEvenInteger: [true; true; false; true; false; false; false; false; false; true]
// out: IsOddInteger: [false; false; true; false; false; false; false; false; false; false]
// out: IsPositive: [true; false; true; false; true; false; true; false; true; true]
// out: IsPow2: [false; false; true; false; false; false; false; false; true; false]
// out: IsPow2: [true; false; true]
// out: IsRealNumber: [true; true; true; true; true; false; true; true; true; true]
// out: Lerp: 2.5 1 3 NaN
// out: Log: 0.000000000 -Infinity NaN 2.302585093
// out: Log10: 3.000000000 -Infinity NaN
// out: Log2: 3.000000000 -Infinity -1.000000000
// out: Max: NaN NaN 0 0 2
// out: MaxMagnitude: NaN 2 -3
// out: MaxNumber: 1 1 NaN 0
// out: Min: NaN NaN -0 -0 1
// out: MinMagnitude: NaN -2 2
// out: MinNumber: 1 1 NaN -0
// out: constants: -0 3.141592653589793 6.283185307179586 2.718281828459045
// out: Pow: 1024.000000000 NaN 1.000000000 1.000000000
// out: RadiansToDegrees: 180.000000000 -57.295779513
// out: ReciprocalEstimate: 0.250000000 0.000000000
// out: ReciprocalSqrtEstimate: 0.500000000 0.000000000
// out: Round: 0 -0 1 -2 2 NaN Infinity -Infinity 0 1.7976931348623157E+308
// out: Round: 2.35 -2 1E+300
// out: Round: 3 -2 3
// out: Round: 2.35 -2.4 2.2
// out: Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: ScaleB: 12 5E-324 Infinity NaN 0
// out: Sign: [-1; 0; 1]
// out: Function does not accept floating point Not-a-Number values.
// out: Sin: 0.000000000 0.841470985 NaN
// out: SinCos: 0.479425539 0.877582562
// out: Sinh: 0.000000000 -1.175201194
// out: Sqrt: 0 -0 1 NaN 1.5811388300841898 NaN Infinity NaN 2.2227587494850775E-162 1.3407807929942596E+154
// out: Tan: 0.000000000 1.557407725
// out: Tanh: 0.000000000 -1.000000000
// out: Truncate: 0 -0 1 -2 2 NaN Infinity -Infinity 0 1.7976931348623157E+308
// out: True False
// System.Double's static members, one after the other.
module Program
open System

let show (x: float) = x.ToString "R"
let line name (values: float list) = printfn "%s: %s" name (String.Join(" ", List.map show values))
let near name (values: float list) = printfn "%s: %s" name (String.Join(" ", values |> List.map (fun x -> x.ToString "F9")))
let bools name (values: bool list) = printfn "%s: %A" name values
let edges = [ 0.0; -0.0; 1.0; -2.0; 2.5; nan; infinity; -infinity; Double.Epsilon; Double.MaxValue ]

line "Abs" (edges |> List.map Double.Abs)
near "Acos" [ Double.Acos 1.0; Double.Acos -1.0; Double.Acos 1.5 ]
near "Acosh" [ Double.Acosh 1.0; Double.Acosh 2.0; Double.Acosh 0.0 ]
near "Asin" [ Double.Asin 1.0; Double.Asin -0.5; Double.Asin 7.0 ]
near "Asinh" [ Double.Asinh 0.0; Double.Asinh -3.0; Double.Asinh infinity ]
near "Atan" [ Double.Atan 1.0; Double.Atan -infinity ]
near "Atan2" [ Double.Atan2(0.0, -1.0); Double.Atan2(-1.0, 0.0); Double.Atan2(nan, 1.0) ]
near "Atanh" [ Double.Atanh 0.5; Double.Atanh -1.0; Double.Atanh 1.5 ]
line "BitDecrement" (edges |> List.map Double.BitDecrement)
line "BitIncrement" (edges |> List.map Double.BitIncrement)
near "Cbrt" [ Double.Cbrt 27.0; Double.Cbrt -8.0; Double.Cbrt 0.0; Double.Cbrt infinity ]
line "Ceiling" (edges |> List.map Double.Ceiling)
line "Clamp" [ Double.Clamp(5.0, 6.0, 9.0); Double.Clamp(nan, 6.0, 9.0); Double.Clamp(10.0, 6.0, 9.0); Double.Clamp(-0.0, 0.0, 0.0) ]
try line "Clamp" [ Double.Clamp(1.0, 2.0, 1.0) ] with e -> printfn "%s" e.Message
line "CopySign" [ Double.CopySign(3.0, -0.0); Double.CopySign(-3.0, 1.0); Double.CopySign(0.0, -2.0) ]
near "Cos" [ Double.Cos 0.0; Double.Cos 1.0; Double.Cos infinity ]
near "Cosh" [ Double.Cosh 0.0; Double.Cosh -1.0 ]
near "DegreesToRadians" [ Double.DegreesToRadians 180.0; Double.DegreesToRadians -90.0 ]
near "Exp" [ Double.Exp 0.0; Double.Exp 1.0; Double.Exp -infinity ]
near "Exp10" [ Double.Exp10 0.0; Double.Exp10 -2.0; Double.Exp10 3.0 ]
near "Exp2" [ Double.Exp2 0.0; Double.Exp2 -2.0; Double.Exp2 10.0 ]
line "Floor" (edges |> List.map Double.Floor)
line "FusedMultiplyAdd" [ Double.FusedMultiplyAdd(3.0, 4.0, 5.0); Double.FusedMultiplyAdd(1e200, 1e200, -infinity); Double.FusedMultiplyAdd(0.1, 10.0, -1.0) ]
near "Hypot" [ Double.Hypot(3.0, 4.0); Double.Hypot(nan, infinity); Double.Hypot(0.0, -2.0); Double.Hypot(nan, 1.0) ]
printfn "ILogB: %A" (edges |> List.map Double.ILogB)
line "Ieee754Remainder" [ Double.Ieee754Remainder(3.0, 2.0); Double.Ieee754Remainder(5.0, 2.0); Double.Ieee754Remainder(1.0, 0.0); Double.Ieee754Remainder(-6.0, 3.0) ]
bools "IsEvenInteger" (edges |> List.map Double.IsEvenInteger)
bools "IsOddInteger" (edges |> List.map Double.IsOddInteger)
bools "IsPositive" (edges |> List.map Double.IsPositive)
bools "IsPow2" (edges |> List.map Double.IsPow2)
bools "IsPow2" [ Double.IsPow2 0.25; Double.IsPow2 3.0; Double.IsPow2 1024.0 ]
bools "IsRealNumber" (edges |> List.map Double.IsRealNumber)
line "Lerp" [ Double.Lerp(0.0, 10.0, 0.25); Double.Lerp(1.0, 1.0, 7.0); Double.Lerp(-1.0, 1.0, 2.0); Double.Lerp(nan, 1.0, 0.5) ]
near "Log" [ Double.Log 1.0; Double.Log 0.0; Double.Log -1.0; Double.Log 10.0 ]
near "Log10" [ Double.Log10 1000.0; Double.Log10 0.0; Double.Log10 -1.0 ]
near "Log2" [ Double.Log2 8.0; Double.Log2 0.0; Double.Log2 0.5 ]
line "Max" [ Double.Max(nan, 1.0); Double.Max(1.0, nan); Double.Max(-0.0, 0.0); Double.Max(0.0, -0.0); Double.Max(1.0, 2.0) ]
line "MaxMagnitude" [ Double.MaxMagnitude(nan, 1.0); Double.MaxMagnitude(-2.0, 2.0); Double.MaxMagnitude(-3.0, 2.0) ]
line "MaxNumber" [ Double.MaxNumber(nan, 1.0); Double.MaxNumber(1.0, nan); Double.MaxNumber(nan, nan); Double.MaxNumber(-0.0, 0.0) ]
line "Min" [ Double.Min(nan, 1.0); Double.Min(1.0, nan); Double.Min(-0.0, 0.0); Double.Min(0.0, -0.0); Double.Min(1.0, 2.0) ]
line "MinMagnitude" [ Double.MinMagnitude(nan, 1.0); Double.MinMagnitude(-2.0, 2.0); Double.MinMagnitude(-3.0, 2.0) ]
line "MinNumber" [ Double.MinNumber(nan, 1.0); Double.MinNumber(1.0, nan); Double.MinNumber(nan, nan); Double.MinNumber(-0.0, 0.0) ]
line "constants" [ Double.NegativeZero; Double.Pi; Double.Tau; Double.E ]
near "Pow" [ Double.Pow(2.0, 10.0); Double.Pow(-8.0, 1.0 / 3.0); Double.Pow(0.0, 0.0); Double.Pow(nan, 0.0) ]
near "RadiansToDegrees" [ Double.RadiansToDegrees Math.PI; Double.RadiansToDegrees -1.0 ]
near "ReciprocalEstimate" [ Math.Round(Double.ReciprocalEstimate 4.0, 2); Double.ReciprocalEstimate infinity ]
near "ReciprocalSqrtEstimate" [ Math.Round(Double.ReciprocalSqrtEstimate 4.0, 2); Double.ReciprocalSqrtEstimate infinity ]
line "Round" (edges |> List.map (fun x -> Double.Round x))
line "Round" [ Double.Round(2.345, 2); Double.Round(-2.5, 0); Double.Round(1e300, 15) ]
line "Round" [ Double.Round(2.5, MidpointRounding.AwayFromZero); Double.Round(-2.5, MidpointRounding.ToZero); Double.Round(2.1, MidpointRounding.ToPositiveInfinity) ]
line "Round" [ Double.Round(2.345, 2, MidpointRounding.AwayFromZero); Double.Round(-2.345, 1, MidpointRounding.ToNegativeInfinity); Double.Round(2.25, 1, MidpointRounding.ToEven) ]
try line "Round" [ Double.Round(1.0, 16) ] with e -> printfn "%s" e.Message
try line "Round" [ Double.Round(1.0, -1, MidpointRounding.ToEven) ] with e -> printfn "%s" e.Message
line "ScaleB" [ Double.ScaleB(1.5, 3); Double.ScaleB(1.0, -1074); Double.ScaleB(1.0, 5000); Double.ScaleB(nan, 2); Double.ScaleB(1.0, -5000) ]
printfn "Sign: %A" [ Double.Sign -2.5; Double.Sign -0.0; Double.Sign infinity ]
try printfn "%d" (Double.Sign nan) with e -> printfn "%s" e.Message
near "Sin" [ Double.Sin 0.0; Double.Sin 1.0; Double.Sin infinity ]
let struct (s, c) = Double.SinCos 0.5
near "SinCos" [ s; c ]
near "Sinh" [ Double.Sinh 0.0; Double.Sinh -1.0 ]
line "Sqrt" (edges |> List.map Double.Sqrt)
near "Tan" [ Double.Tan 0.0; Double.Tan 1.0 ]
near "Tanh" [ Double.Tanh 0.0; Double.Tanh -1000.0 ]
line "Truncate" (edges |> List.map Double.Truncate)
printfn "%s %s" Boolean.TrueString Boolean.FalseString

// out: Acos: 0.0000 1.5708 3.1416 NaN NaN
// out: Acosh: 0.0000 1.3170 NaN Infinity
// out: Asin: 0.0000 1.5708 -0.5236 NaN
// out: Asinh: 0.0000 0.8814 -2.9982 -Infinity
// out: Atan: 0.0000 0.7854 -1.5708
// out: Atan2: 2.3562 3.1416 -3.1416
// out: Atanh: 0.0000 0.5493 Infinity NaN
// out: Cos: 1.0000 -1.0000 NaN
// out: Cosh: 1.0000 1.5431 Infinity
// out: Sin: 0.0000 0.8415
// out: Sinh: 0.0000 -1.1752 Infinity
// out: Tan: 0.0000 1.5574 NaN
// out: Tanh: 0.0000 1.0000
// out: SinCos: 0.4794 0.8776
// out: BitDecrement: 0.99999994 -1E-45 -Infinity 3.4028235E+38 NaN
// out: BitIncrement: 1.0000001 1E-45 1E-45 Infinity -3.4028235E+38
// out: Ceiling: 2 -0 NaN 1E+20
// out: Floor: 1 -1 -Infinity 0
// out: CopySign: -3 3 NaN -0
// out: FusedMultiplyAdd: 17 2.8147498E+14 NaN
// out: MaxMagnitude: -3 2 NaN
// out: MinMagnitude: 2 -2 NaN
// out: Max: 0 NaN 3
// out: Min: -0 NaN 2
// out: ReciprocalEstimate: 0.2500 0.0000 Infinity
// out: ReciprocalSqrtEstimate: 0.5000 0.0000
// out: Round: 2 3 -2 -3 -2
// out: Round: 2.34 2.35 -2.3 1E+20
// out: ArgumentOutOfRangeException: Rounding digits must be between 0 and 6, inclusive. (Parameter 'digits')
// out: ArgumentOutOfRangeException: Rounding digits must be between 0 and 6, inclusive. (Parameter 'digits')
// out: ArgumentException: The value '9' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: ArgumentException: The value '9' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: ArgumentOutOfRangeException: Rounding digits must be between 0 and 6, inclusive. (Parameter 'digits')
// out: -1 0 1
// out: Function does not accept floating point Not-a-Number values.
// out: constants: 3.1415927 2.7182817 6.2831855
// System.MathF, function by function.
module Program
open System

let show (x: float32) = x.ToString "R"
let line name (values: float32 list) = printfn "%s: %s" name (String.Join(" ", List.map show values))
let near name (values: float32 list) = printfn "%s: %s" name (String.Join(" ", values |> List.map (fun x -> x.ToString "F4")))

near "Acos" [ MathF.Acos 1f; MathF.Acos 0f; MathF.Acos -1f; MathF.Acos 2f; MathF.Acos nanf ]
near "Acosh" [ MathF.Acosh 1f; MathF.Acosh 2f; MathF.Acosh 0.5f; MathF.Acosh infinityf ]
near "Asin" [ MathF.Asin 0f; MathF.Asin 1f; MathF.Asin -0.5f; MathF.Asin -2f ]
near "Asinh" [ MathF.Asinh 0f; MathF.Asinh 1f; MathF.Asinh -10f; MathF.Asinh -infinityf ]
near "Atan" [ MathF.Atan 0f; MathF.Atan 1f; MathF.Atan -infinityf ]
near "Atan2" [ MathF.Atan2(1f, -1f); MathF.Atan2(0f, -1f); MathF.Atan2(-0f, -1f) ]
near "Atanh" [ MathF.Atanh 0f; MathF.Atanh 0.5f; MathF.Atanh 1f; MathF.Atanh 2f ]
near "Cos" [ MathF.Cos 0f; MathF.Cos MathF.PI; MathF.Cos infinityf ]
near "Cosh" [ MathF.Cosh 0f; MathF.Cosh 1f; MathF.Cosh -200f ]
near "Sin" [ MathF.Sin 0f; MathF.Sin 1f ]
near "Sinh" [ MathF.Sinh 0f; MathF.Sinh -1f; MathF.Sinh 200f ]
near "Tan" [ MathF.Tan 0f; MathF.Tan 1f; MathF.Tan nanf ]
near "Tanh" [ MathF.Tanh 0f; MathF.Tanh 100f ]
let struct (s, c) = MathF.SinCos 0.5f
near "SinCos" [ s; c ]
line "BitDecrement" [ MathF.BitDecrement 1f; MathF.BitDecrement 0f; MathF.BitDecrement -infinityf; MathF.BitDecrement infinityf; MathF.BitDecrement nanf ]
line "BitIncrement" [ MathF.BitIncrement 1f; MathF.BitIncrement 0f; MathF.BitIncrement -0f; MathF.BitIncrement infinityf; MathF.BitIncrement -infinityf ]
line "Ceiling" [ MathF.Ceiling 1.2f; MathF.Ceiling -0.5f; MathF.Ceiling nanf; MathF.Ceiling 1e20f ]
line "Floor" [ MathF.Floor 1.8f; MathF.Floor -0.5f; MathF.Floor -infinityf; MathF.Floor 0f ]
line "CopySign" [ MathF.CopySign(3f, -0f); MathF.CopySign(-3f, 1f); MathF.CopySign(nanf, 1f); MathF.CopySign(0f, -1f) ]
line "FusedMultiplyAdd" [ MathF.FusedMultiplyAdd(3f, 4f, 5f); MathF.FusedMultiplyAdd(16777217f, 16777217f, -1f); MathF.FusedMultiplyAdd(0f, infinityf, 1f) ]
line "MaxMagnitude" [ MathF.MaxMagnitude(-3f, 2f); MathF.MaxMagnitude(-2f, 2f); MathF.MaxMagnitude(nanf, 2f) ]
line "MinMagnitude" [ MathF.MinMagnitude(-3f, 2f); MathF.MinMagnitude(-2f, 2f); MathF.MinMagnitude(1f, nanf) ]
line "Max" [ MathF.Max(-0f, 0f); MathF.Max(1f, nanf); MathF.Max(2f, 3f) ]
line "Min" [ MathF.Min(-0f, 0f); MathF.Min(1f, nanf); MathF.Min(2f, 3f) ]
near "ReciprocalEstimate" [ MathF.Round(MathF.ReciprocalEstimate 4f, 2); MathF.ReciprocalEstimate infinityf; MathF.ReciprocalEstimate 0f ]
near "ReciprocalSqrtEstimate" [ MathF.Round(MathF.ReciprocalSqrtEstimate 4f, 2); MathF.ReciprocalSqrtEstimate infinityf ]
line "Round" [ MathF.Round(2.5f, MidpointRounding.ToEven); MathF.Round(2.5f, MidpointRounding.AwayFromZero); MathF.Round(-2.5f, MidpointRounding.ToZero); MathF.Round(-2.5f, MidpointRounding.ToNegativeInfinity); MathF.Round(-2.1f, MidpointRounding.ToPositiveInfinity) ]
line "Round" [ MathF.Round(2.345f, 2, MidpointRounding.ToEven); MathF.Round(2.345f, 2, MidpointRounding.AwayFromZero); MathF.Round(-2.345f, 1, MidpointRounding.ToZero); MathF.Round(1e20f, 6, MidpointRounding.ToZero) ]
for f in [ (fun () -> MathF.Round(1f, 7, MidpointRounding.ToEven)); (fun () -> MathF.Round(1f, -1, MidpointRounding.ToEven)); (fun () -> MathF.Round(1f, enum<MidpointRounding> 9)); (fun () -> MathF.Round(1f, 2, enum<MidpointRounding> 9)); (fun () -> MathF.Round(1f, 8)) ] do
    try printfn "%s" (show (f ())) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
printfn "%d %d %d" (MathF.Sign -2f) (MathF.Sign 0f) (MathF.Sign infinityf)
try printfn "%d" (MathF.Sign nanf) with e -> printfn "%s" e.Message
line "constants" [ MathF.PI; MathF.E; MathF.Tau ]

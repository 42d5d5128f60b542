// out: int: -4294967296 -12 True False True False -1 -2147483648 -2128394905
// out: Abs: 3 9223372036854775807
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: Clamp: 2 3 2
// out: ArgumentException: '2' cannot be greater than 1.
// out: CopySign: -3 3 -9223372036854775808
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: DivRem: (-3, -1) (-3, 1)
// out: DivideByZeroException: Attempted to divide by zero.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: IsEvenInteger: True False False True False True
// out: IsOddInteger: False True True False True False
// out: IsNegative: False False True False False True
// out: IsPositive: True True False True True False
// out: LeadingZeroCount: 64 63 0 61 1 0
// out: TrailingZeroCount: 64 0 0 1 0 63
// out: Log2: 0 0 9 62
// out: Max: 2 -3 -3 2 -9223372036854775808 2 -2 9223372036854775807
// out: Parse: 255 -1 -1234 -9223372036854775808 1000
// out: 12
// out: FormatException: The input string '-12' was not in a correct format.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: FormatException: The input string '' was not in a correct format.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: FormatException: The input string '0x1' was not in a correct format.
// out: Rotate: -9223372036854775808 -3 -9223372036854775808 1311768467463790320
// out: Sign: 0 1 -1 1 1 -1
// out: byte: 2 3 (36, 3) True False True 255 1 128 192 0 1
// out: ArgumentException: '2' cannot be greater than 1.
// out: DivideByZeroException: Attempted to divide by zero.
// out: BigMul: 18446744065119617025
// out: Clamp: 2 3
// out: ArgumentException: '2' cannot be greater than 1.
// out: DivRem: (429496729, 5)
// out: DivideByZeroException: Attempted to divide by zero.
// out: IsEvenInteger: True False True True True False
// out: IsOddInteger: False True False False False True
// out: IsPow2: False True True False False False
// out: LeadingZeroCount: 32 31 30 28 32 0
// out: TrailingZeroCount: 32 0 1 2 32 0
// out: PopCount: 0 1 1 2 0 32
// out: Log2: 0 0 1 3 0 31
// out: Max: 4294967295 1 3
// out: Parse: 4294967295 7 1000
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: FormatException: The input string 'x' was not in a correct format.
// out: 0
// The static members of Int32, Int64, Byte and UInt32.
module Program
open System
open System.Globalization

let text (x: obj) = x.ToString()
let line name (values: obj list) = printfn "%s: %s" name (String.Join(" ", List.map text values))
let tryText f = try text (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")

line "int" [ Int32.BigMul(Int32.MinValue, 2); Int32.BigMul(3, -4); Int32.IsOddInteger -3; Int32.IsOddInteger 0; Int32.IsPositive 0; Int32.IsPositive -1; Int32.Min(-1, 2); Int32.RotateRight(1, 1); Int32.RotateRight(0x12345678, 36) ]
let longs = [ 0L; 1L; -1L; 6L; Int64.MaxValue; Int64.MinValue ]
line "Abs" [ Int64.Abs -3L; Int64.Abs Int64.MaxValue ]
printfn "%s" (tryText (fun () -> box (Int64.Abs Int64.MinValue)))
line "Clamp" [ Int64.Clamp(1L, 2L, 3L); Int64.Clamp(9L, 2L, 3L); Int64.Clamp(2L, 2L, 2L) ]
printfn "%s" (tryText (fun () -> box (Int64.Clamp(1L, 2L, 1L))))
line "CopySign" [ Int64.CopySign(3L, -1L); Int64.CopySign(-3L, 0L); Int64.CopySign(Int64.MinValue, -5L) ]
printfn "%s" (tryText (fun () -> box (Int64.CopySign(Int64.MinValue, 5L))))
line "DivRem" [ Int64.DivRem(-7L, 2L); Int64.DivRem(7L, -2L) ]
printfn "%s" (tryText (fun () -> box (Int64.DivRem(1L, 0L))))
printfn "%s" (tryText (fun () -> box (Int64.DivRem(Int64.MinValue, -1L))))
line "IsEvenInteger" (longs |> List.map (Int64.IsEvenInteger >> box))
line "IsOddInteger" (longs |> List.map (Int64.IsOddInteger >> box))
line "IsNegative" (longs |> List.map (Int64.IsNegative >> box))
line "IsPositive" (longs |> List.map (Int64.IsPositive >> box))
line "LeadingZeroCount" (longs |> List.map (Int64.LeadingZeroCount >> box))
line "TrailingZeroCount" (longs |> List.map (Int64.TrailingZeroCount >> box))
line "Log2" [ Int64.Log2 0L; Int64.Log2 1L; Int64.Log2 1023L; Int64.Log2 Int64.MaxValue ]
line "Max" [ Int64.Max(-3L, 2L); Int64.Min(-3L, 2L); Int64.MaxMagnitude(-3L, 2L); Int64.MaxMagnitude(-2L, 2L); Int64.MaxMagnitude(Int64.MinValue, Int64.MaxValue); Int64.MinMagnitude(-3L, 2L); Int64.MinMagnitude(-2L, 2L); Int64.MinMagnitude(Int64.MinValue, Int64.MaxValue) ]
line "Parse" [ Int64.Parse("ff", NumberStyles.HexNumber); Int64.Parse("FFFFFFFFFFFFFFFF", NumberStyles.HexNumber); Int64.Parse(" (1,234) ", NumberStyles.Any); Int64.Parse("-9223372036854775808", NumberStyles.Integer); Int64.Parse("1e3", NumberStyles.Float) ]
for s, style in [ "12", NumberStyles.None; "-12", NumberStyles.None; "10000000000000000", NumberStyles.HexNumber; "", NumberStyles.Integer; "9223372036854775808", NumberStyles.Integer; "0x1", NumberStyles.HexNumber ] do
    printfn "%s" (tryText (fun () -> box (Int64.Parse(s, style))))
line "Rotate" [ Int64.RotateLeft(1L, 63); Int64.RotateLeft(-2L, 65); Int64.RotateRight(1L, 1); Int64.RotateRight(0x0123456789abcdefL, -4) ]
line "Sign" (longs |> List.map (Int64.Sign >> box))

line "byte" [ Byte.Clamp(1uy, 2uy, 3uy); Byte.Clamp(9uy, 2uy, 3uy); Byte.DivRem(255uy, 7uy); Byte.IsEvenInteger 0uy; Byte.IsEvenInteger 255uy; Byte.IsOddInteger 255uy; Byte.Max(1uy, 255uy); Byte.Min(1uy, 255uy); Byte.RotateRight(1uy, 1); Byte.RotateRight(0x81uy, 9); Byte.Sign 0uy; Byte.Sign 200uy ]
printfn "%s" (tryText (fun () -> box (Byte.Clamp(1uy, 2uy, 1uy))))
printfn "%s" (tryText (fun () -> box (Byte.DivRem(1uy, 0uy))))
let words = [ 0u; 1u; 2u; 12u; UInt32.MinValue; UInt32.MaxValue ]
line "BigMul" [ UInt32.BigMul(UInt32.MaxValue, UInt32.MaxValue) ]
line "Clamp" [ UInt32.Clamp(1u, 2u, 3u); UInt32.Clamp(UInt32.MaxValue, 2u, 3u) ]
printfn "%s" (tryText (fun () -> box (UInt32.Clamp(1u, 2u, 1u))))
line "DivRem" [ UInt32.DivRem(UInt32.MaxValue, 10u) ]
printfn "%s" (tryText (fun () -> box (UInt32.DivRem(1u, 0u))))
line "IsEvenInteger" (words |> List.map (UInt32.IsEvenInteger >> box))
line "IsOddInteger" (words |> List.map (UInt32.IsOddInteger >> box))
line "IsPow2" (words |> List.map (UInt32.IsPow2 >> box))
line "LeadingZeroCount" (words |> List.map (UInt32.LeadingZeroCount >> box))
line "TrailingZeroCount" (words |> List.map (UInt32.TrailingZeroCount >> box))
line "PopCount" (words |> List.map (UInt32.PopCount >> box))
line "Log2" (words |> List.map (UInt32.Log2 >> box))
line "Max" [ UInt32.Max(1u, UInt32.MaxValue); UInt32.Min(1u, UInt32.MaxValue); UInt32.RotateLeft(0x80000001u, 1) ]
line "Parse" [ UInt32.Parse("ffffffff", NumberStyles.AllowHexSpecifier); UInt32.Parse(" +7 ", NumberStyles.Integer); UInt32.Parse("1,000", NumberStyles.Number) ]
for s, style in [ "-1", NumberStyles.Integer; "4294967296", NumberStyles.Integer; "x", NumberStyles.Any; "-0", NumberStyles.Integer ] do
    printfn "%s" (tryText (fun () -> box (UInt32.Parse(s, style))))

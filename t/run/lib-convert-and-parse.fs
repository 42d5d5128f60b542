// out: toint (12, 2, 4, -2, 1, 97, 0)
// out: toint OverflowException: Value was either too large or too small for an Int32.
// out: toint OverflowException: Value was either too large or too small for an Int32.
// out: toint FormatException: The input string 'x' was not in a correct format.
// out: toint OverflowException: Value was either too large or too small for an Int32.
// out: toint OverflowException: Value was either too large or too small for an Int32.
// out: base (255, 255, 511, 10, -1, -12)
// out: base ArgumentException: Invalid Base.
// out: base FormatException: Additional non-parsable characters are at the end of the string.
// out: base ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'Index was out of range. Must be non-negative and less than the size of the collection.')
// out: base ArgumentException: String cannot contain a minus sign if the base is not 10.
// out: base OverflowException: Value was either too large or too small for a UInt32.
// out: base OverflowException: Value was either too large or too small for an unsigned byte.
// out: base (255, -1, -1, -1, 511, 3)
// out: tostr (ff, 11111111111111111111111111111111, 10, -5, 11111111, ffffffffffffffff, 177777)
// out: tostr (3.5, True, c, 3, )
// out: tobool (True, True, False, False)
// out: tobool FormatException: String 'x' was not recognized as a valid Boolean.
// out: todbl (1.5, 3, 1, 2.5, 3)
// out: tochar (a, x, b)
// out: tochar FormatException: String must be exactly one character long.
// out: tochar OverflowException: Value was either too large or too small for a character.
// out: tobyte (255, 97, 2, 7)
// out: tobyte OverflowException: Value was either too large or too small for an unsigned byte.
// out: tobyte OverflowException: Value was either too large or too small for an unsigned byte.
// out: tobyte OverflowException: Value was either too large or too small for a signed byte.
// out: tobyte OverflowException: Value was either too large or too small for a UInt64.
// out: tobyte OverflowException: Arithmetic operation resulted in an overflow.
// out: tobyte OverflowException: Value was either too large or too small for a UInt16.
// out: tobyte OverflowException: Value was either too large or too small for an Int16.
// out: b64 (AQIDBAUGBwgJCg==, , /w==, 6, 2)
// out: b64 FormatException: The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.
// out: b64 FormatException: The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.
// out: hex (01AB, 171, ab)
// out: hex FormatException: The input is not a valid hex string as its length is not a multiple of 2.
// out: hex FormatException: The input is not a valid hex string as it contains a non-hex character.
// out: parse (255, 1234, -5, -5, 1000, 12)
// out: parse OverflowException: Value was either too large or too small for an Int32.
// out: parse FormatException: The input string ' 12' was not in a correct format.
// out: parse FormatException: The input string '0x12' was not in a correct format.
// out: parse OverflowException: Value was either too large or too small for an Int32.
// out: parse (-1, 255, 5)
// out: parse (1234.5, -1500, -1.5, -1.5, -Infinity, NaN)
// out: parse FormatException: The input string '1,234.5' was not in a correct format.
// out: parse (1.5, 1.1, 77, 7)
// out: (true, 255) (true, 1.5) true 2.5
// out: hexneg (False, 0)
// out: badstyle ArgumentException: With the AllowHexSpecifier or AllowBinarySpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be AllowLeadingWhite and AllowTrailingWhite. (Parameter 'style')
// out: fmt (3.14, 1234, 1,234.5, 2.2 3, 1.5)
// out: ints ((3, 1), 9, -3, -5, 3, 8, 7, 8, 3, -32768, True, 6)
// out: ints OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: ints (3, 0, 5, True, 32, 8, 16)
open System
open System.Globalization
let t n f = try printfn "%s %O" n (f () |> box) with e -> printfn "%s %s: %s" n (e.GetType().Name) e.Message
t "toint" (fun () -> Convert.ToInt32 "12", Convert.ToInt32 2.5, Convert.ToInt32 3.5, Convert.ToInt32 -2.5, Convert.ToInt32 true, Convert.ToInt32 'a', Convert.ToInt32 (null: string))
t "toint" (fun () -> Convert.ToInt32 3e10)
t "toint" (fun () -> Convert.ToInt32 nan)
t "toint" (fun () -> Convert.ToInt32 "x")
t "toint" (fun () -> Convert.ToInt32 "99999999999")
t "toint" (fun () -> Convert.ToInt32 3000000000L)
t "base" (fun () -> Convert.ToInt32("ff", 16), Convert.ToInt32("0xFF", 16), Convert.ToInt32("777", 8), Convert.ToInt32("1010", 2), Convert.ToInt32("ffffffff", 16), Convert.ToInt32("-12", 10))
t "base" (fun () -> Convert.ToInt32("12", 3))
t "base" (fun () -> Convert.ToInt32("1g", 16))
t "base" (fun () -> Convert.ToInt32("", 16))
t "base" (fun () -> Convert.ToInt32("-1", 16))
t "base" (fun () -> Convert.ToInt32("1ffffffff", 16))
t "base" (fun () -> Convert.ToByte("100", 16))
t "base" (fun () -> Convert.ToByte("ff", 16), Convert.ToSByte("ff", 16), Convert.ToInt16("ffff", 16), Convert.ToInt64("ffffffffffffffff", 16), Convert.ToUInt64("777", 8), Convert.ToUInt32("11", 2))
t "tostr" (fun () -> Convert.ToString(255, 16), Convert.ToString(-1, 2), Convert.ToString(8, 8), Convert.ToString(-5, 10), Convert.ToString(255uy, 2), Convert.ToString(-1L, 16), Convert.ToString(-1s, 8))
t "tostr" (fun () -> Convert.ToString 3.5, Convert.ToString true, Convert.ToString 'c', Convert.ToString(3), Convert.ToString(null: string))
t "tobool" (fun () -> Convert.ToBoolean 3, Convert.ToBoolean "true", Convert.ToBoolean 0.0, Convert.ToBoolean (null: string))
t "tobool" (fun () -> Convert.ToBoolean "x")
t "todbl" (fun () -> Convert.ToDouble "1.5", Convert.ToDouble 3, Convert.ToDouble true, Convert.ToSingle "2.5", Convert.ToDouble 3UL)
t "tochar" (fun () -> Convert.ToChar 97, Convert.ToChar "x", Convert.ToChar 98uy)
t "tochar" (fun () -> Convert.ToChar "xy")
t "tochar" (fun () -> Convert.ToChar -1)
t "tobyte" (fun () -> Convert.ToByte 255, Convert.ToByte 'a', Convert.ToByte 2.5, Convert.ToByte "7")
t "tobyte" (fun () -> Convert.ToByte 256)
t "tobyte" (fun () -> Convert.ToByte -1)
t "tobyte" (fun () -> Convert.ToSByte 128)
t "tobyte" (fun () -> Convert.ToUInt64 -1)
t "tobyte" (fun () -> Convert.ToInt64 9.3e18)
t "tobyte" (fun () -> Convert.ToUInt16 70000)
t "tobyte" (fun () -> Convert.ToInt16 "70000")
t "b64" (fun () -> Convert.ToBase64String [|1uy..10uy|], Convert.ToBase64String [||], Convert.ToBase64String [|255uy|], Convert.FromBase64String "AQID" |> Array.sum, (Convert.FromBase64String " A Q I = ").Length)
t "b64" (fun () -> Convert.FromBase64String "A")
t "b64" (fun () -> Convert.FromBase64String "A!==")
t "hex" (fun () -> Convert.ToHexString [|1uy;171uy|], (Convert.FromHexString "01aB").[1], Convert.ToHexStringLower [|171uy|])
t "hex" (fun () -> Convert.FromHexString "1")
t "hex" (fun () -> Convert.FromHexString "zz")
t "parse" (fun () -> Int32.Parse("ff", NumberStyles.HexNumber), Int32.Parse(" 1,234 ", NumberStyles.Number), Int32.Parse("(5)", NumberStyles.AllowParentheses), Int32.Parse("5-", NumberStyles.AllowTrailingSign), Int32.Parse("1e3", NumberStyles.AllowExponent), Int32.Parse("12.00", NumberStyles.AllowDecimalPoint))
t "parse" (fun () -> Int32.Parse("12.5", NumberStyles.AllowDecimalPoint))
t "parse" (fun () -> Int32.Parse(" 12", NumberStyles.None))
t "parse" (fun () -> Int32.Parse("0x12", NumberStyles.HexNumber))
t "parse" (fun () -> Int32.Parse("1ffffffff", NumberStyles.HexNumber))
t "parse" (fun () -> Int32.Parse("ffffffff", NumberStyles.HexNumber), Byte.Parse("Ff", NumberStyles.AllowHexSpecifier), Int32.Parse("101", NumberStyles.BinaryNumber))
t "parse" (fun () -> Double.Parse("1,234.5", CultureInfo.InvariantCulture), Double.Parse("-1.5e3", NumberStyles.Float), Double.Parse("(1.5)", NumberStyles.Any), Double.Parse("1.5-", NumberStyles.Any), Double.Parse("-Infinity"), Double.Parse(" nan "))
t "parse" (fun () -> Double.Parse("1,234.5", NumberStyles.Float))
t "parse" (fun () -> Double.Parse("1.5", NumberStyles.Float, CultureInfo.InvariantCulture), Single.Parse("1.1", CultureInfo.InvariantCulture), Int64.Parse("77", CultureInfo.InvariantCulture), UInt32.Parse("7", NumberStyles.Integer, CultureInfo.InvariantCulture))
let r1 = Int32.TryParse("ff", NumberStyles.HexNumber, CultureInfo.InvariantCulture)
let r2 = Double.TryParse("1.5", NumberStyles.Float, CultureInfo.InvariantCulture)
let mutable d = 0.0
let r3 = Double.TryParse("2.5", NumberStyles.Any, CultureInfo.InvariantCulture, &d)
printfn "%A %A %b %g" r1 r2 r3 d
t "hexneg" (fun () -> Int32.TryParse("-5", NumberStyles.HexNumber, null))
t "badstyle" (fun () -> Int32.Parse("5", enum<NumberStyles> 515 ||| NumberStyles.AllowExponent))
t "fmt" (fun () -> (3.14159).ToString("F2", CultureInfo.InvariantCulture), (1234).ToString(CultureInfo.InvariantCulture), (1234.5).ToString("N1", CultureInfo.InvariantCulture), String.Format(CultureInfo.InvariantCulture, "{0:F1} {1}", 2.25, 3), 1.5f.ToString(CultureInfo.InvariantCulture))
t "ints" (fun () -> Int32.DivRem(7, 2), Int32.Log2 1000, Int32.CopySign(3, -1), Int32.MaxMagnitude(-5, 3), Int32.MinMagnitude(-5, 3), Byte.PopCount 255uy, Byte.LeadingZeroCount 1uy, Byte.TrailingZeroCount 0uy, Byte.RotateLeft(129uy, 1), Int16.RotateRight(1s, 1), Byte.IsPow2 8uy, Byte.Log2 100uy)
t "ints" (fun () -> Int32.CopySign(Int32.MinValue, 1))
t "ints" (fun () -> Int32.Clamp(5, 1, 3), UInt32.Sign 0u, SByte.Abs -5y, Int64.IsPow2 8L, Int32.LeadingZeroCount 0, SByte.TrailingZeroCount 0y, Int16.PopCount -1s)

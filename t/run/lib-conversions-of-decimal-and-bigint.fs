// out: 31n
// out: -3n
// out: OverflowException: Value was either too large or too small for an Int64.
// out: FormatException: The input string 'x' was not in a correct format.
// out: FormatException: Input string was not in a correct format.
// out: 10n
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: 15un
// out: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: OverflowException: Value was either too large or too small for an Int64.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: 12un
// out: 79228162514264337593543950335
// out: 0
// out: 5n
// out: 12n
// out: 5n
// out: 55n
// out: [|1n; 2n|]
// out: 31
// out: 5
// out: (-5y, 5us, -5y, 5us)
// out: "1F" HexNumber: 31
// out: 31
// out: (true, 31)
// out: "FF" HexNumber: -1
// out: -1
// out: (true, -1)
// out: "0FF" HexNumber: 255
// out: 255
// out: (true, 255)
// out: " 8 " HexNumber: -8
// out: -8
// out: (true, -8)
// out: "80000000" HexNumber: -2147483648
// out: -2147483648
// out: (true, -2147483648)
// out: "00" HexNumber: 0
// out: 0
// out: (true, 0)
// out: "G" HexNumber: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "-1" HexNumber: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "101" BinaryNumber: -3
// out: -3
// out: (true, -3)
// out: "0101" BinaryNumber: 5
// out: 5
// out: (true, 5)
// out: "1" BinaryNumber: -1
// out: -1
// out: (true, -1)
// out: "FFFFFFFFFFFFFFFFFFFFFFFF" HexNumber: -1
// out: -1
// out: (true, -1)
// out: "7FFFFFFFFFFFFFFFFFFFFFFFF" HexNumber: 633825300114114700748351602687
// out: 633825300114114700748351602687
// out: (true, 633825300114114700748351602687)
// out: "1.5" Float: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "1.0" Float: 1
// out: 1
// out: (true, 1)
// out: "1e3" Float: 1000
// out: 1000
// out: (true, 1000)
// out: "1,234,567" Number: 1234567
// out: 1234567
// out: (true, 1234567)
// out: "(12)" Currency: -12
// out: -12
// out: (true, -12)
// out: "12-" Number: -12
// out: -12
// out: (true, -12)
// out: "12-" Integer: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: " 12" None: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "12" None: 12
// out: 12
// out: (true, 12)
// out: "1.5e1" Float: 15
// out: 15
// out: (true, 15)
// out: "1e-1" Float: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "10e-1" Float: 1
// out: 1
// out: (true, 1)
// out: "" Integer: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "1_0" Any: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// out: (false, 0)
// out: "123456789012345678901234567890e5" Any: 12345678901234567890123456789000000
// out: 12345678901234567890123456789000000
// out: (true, 12345678901234567890123456789000000)
// out: "+5" Any: 5
// out: 5
// out: (true, 5)
// out: "¤5" Any: 5
// out: 5
// out: (true, 5)
// out: "1" 4096: ArgumentException: An undefined NumberStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined NumberStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined NumberStyles value is being used. (Parameter 'style')
// out: "1" AllowThousands, HexNumber: ArgumentException: With the AllowHexSpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be a subset of those in HexNumber. (Parameter 'style')
// out: ArgumentException: With the AllowHexSpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be a subset of those in HexNumber. (Parameter 'style')
// out: ArgumentException: With the AllowHexSpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be a subset of those in HexNumber. (Parameter 'style')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: (false, 0)
// out: (true, 12)
// out: (true, 12)
// out: FormatException: The value could not be parsed.
// out: FormatException: The value could not be parsed.
// bigint of a decimal; nativeint and unativeint of strings, bigint and decimal; BigInteger.Parse by NumberStyles.
open System
open System.Numerics
open System.Globalization

module Ni2 =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    t (fun () -> nativeint "0x1F")
    t (fun () -> nativeint "-0b11")
    t (fun () -> nativeint "9223372036854775808")
    t (fun () -> nativeint "x")
    t (fun () -> nativeint "")
    t (fun () -> nativeint " 1_0 ")
    t (fun () -> unativeint "-1")
    t (fun () -> unativeint "18446744073709551616")
    t (fun () -> unativeint "0o17")
    t (fun () -> nativeint (null: string))
    t (fun () -> nativeint 9223372036854775808I)
    t (fun () -> unativeint -1I)
    t (fun () -> unativeint 18446744073709551616I)
    t (fun () -> nativeint 9223372036854775808M)
    t (fun () -> unativeint -1M)
    t (fun () -> unativeint 12.9M)
    t (fun () -> bigint 79228162514264337593543950335M)
    t (fun () -> bigint -0.9M)
    t (fun () -> Checked.nativeint 5I)
    t (fun () -> Checked.nativeint "12")
    t (fun () -> nativeint (System.DateTime(5L).Ticks))
    t (fun () -> nativeint '7')
    t (fun () -> [| 1I; 2I |] |> Array.map nativeint)
    t (fun () -> System.Numerics.BigInteger.Parse("1F", System.Globalization.NumberStyles.HexNumber))
    t (fun () -> (System.Numerics.BigInteger.op_Explicit 5.5M : bigint))
    t (fun () -> sbyte -5I, uint16 5I, (System.Numerics.BigInteger.op_Explicit -5I : sbyte), (System.Numerics.BigInteger.op_Explicit 5I : uint16))

module Bigp =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let inv = CultureInfo.InvariantCulture
    for (s, st) in [ "1F", NumberStyles.HexNumber; "FF", NumberStyles.HexNumber; "0FF", NumberStyles.HexNumber; " 8 ", NumberStyles.HexNumber
                     "80000000", NumberStyles.HexNumber; "00", NumberStyles.HexNumber; "G", NumberStyles.HexNumber; "-1", NumberStyles.HexNumber
                     "101", NumberStyles.BinaryNumber; "0101", NumberStyles.BinaryNumber; "1", NumberStyles.BinaryNumber
                     "FFFFFFFFFFFFFFFFFFFFFFFF", NumberStyles.HexNumber; "7FFFFFFFFFFFFFFFFFFFFFFFF", NumberStyles.HexNumber
                     "1.5", NumberStyles.Float; "1.0", NumberStyles.Float; "1e3", NumberStyles.Float; "1,234,567", NumberStyles.Number
                     "(12)", NumberStyles.Currency; "12-", NumberStyles.Number; "12-", NumberStyles.Integer; " 12", NumberStyles.None; "12", NumberStyles.None
                     "1.5e1", NumberStyles.Float; "1e-1", NumberStyles.Float; "10e-1", NumberStyles.Float; "", NumberStyles.Integer; "1_0", NumberStyles.Any
                     "123456789012345678901234567890e5", NumberStyles.Any; "+5", NumberStyles.Any; "¤5", NumberStyles.Any
                     "1", enum<NumberStyles> 4096; "1", NumberStyles.HexNumber ||| NumberStyles.AllowThousands ] do
        printf "%A %O: " s st
        t (fun () -> BigInteger.Parse(s, st))
        t (fun () -> BigInteger.Parse(s, st, inv))
        t (fun () -> BigInteger.TryParse(s, st, inv))
    t (fun () -> BigInteger.Parse(null, NumberStyles.Any))
    t (fun () -> BigInteger.TryParse(null, NumberStyles.Any, inv))
    t (fun () -> BigInteger.TryParse("12", inv))
    let mutable r = 0I
    t (fun () -> let mutable r = 0I in BigInteger.TryParse("12", NumberStyles.Any, inv, &r), r)

    t (fun () -> BigInteger.Parse "x")
    t (fun () -> BigInteger.Parse "")

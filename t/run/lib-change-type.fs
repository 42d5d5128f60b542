// out: Int32 9
// out: Int64 11
// out: Int16 7
// out: SByte 5
// out: Byte 6
// out: UInt16 8
// out: UInt32 10
// out: UInt64 12
// out: Double 14
// out: Single 13
// out: Decimal 15
// out: Char 4
// out: String 18
// out: Boolean 3
// out: DateTime 16
// out: Empty 0
// out: Object 1
// out: Object 1
// out: 4 : Int32
// out: 42 : Int32
// out: FormatException: The input string 'x' was not in a correct format.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: A : Char
// out: 65 : Int32
// out: 01/02/2020 00:00:00 : DateTime
// out: 5 : String
// out: 5 : Decimal
// out: 5 : Double
// out: 1 : Int32
// out: True : Boolean
// out: InvalidCastException: Invalid cast from 'Int32' to 'DateTime'.
// out: null
// out: InvalidCastException: Null object cannot be converted to a value type.
// out: ArgumentNullException: Value cannot be null. (Parameter 'conversionType')
// out: InvalidCastException: Object must implement IConvertible.
// out: 5 : Int32
// out: 5 : Double
// out: 7 : Int64
// out: InvalidCastException: Object cannot be cast to Empty.
// out: InvalidCastException: Object cannot be cast to DBNull.
// out: 7 : String
// out: null
// out: InvalidCastException: Object must implement IConvertible.
// out: 7.5 : Double
// out: 7 : UInt16
// out: 12 : Int32
// out: 0 : Int32
// out:  : String
// out: 02/03/2020 00:00:00 : DateTime
// out: [Int32; String; Object; DateTime; Double; Decimal; Char; Boolean; Object]
// out: 2.5 Boolean: True : Boolean
// out: 2.5 Char: InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out: 2.5 SByte: 2 : SByte
// out: 2.5 Byte: 2 : Byte
// out: 2.5 Int16: 2 : Int16
// out: 2.5 UInt16: 2 : UInt16
// out: 2.5 Int32: 2 : Int32
// out: 2.5 UInt32: 2 : UInt32
// out: 2.5 Int64: 2 : Int64
// out: 2.5 UInt64: 2 : UInt64
// out: 2.5 Single: 2.5 : Single
// out: 2.5 Double: 2.5 : Double
// out: 2.5 Decimal: 2.5 : Decimal
// out: 2.5 DateTime: InvalidCastException: Invalid cast from 'Decimal' to 'DateTime'.
// out: 2.5 String: 2.5 : String
// out: -3 Boolean: True : Boolean
// out: -3 Char: InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out: -3 SByte: -3 : SByte
// out: -3 Byte: OverflowException: Value was either too large or too small for an unsigned byte.
// out: -3 Int16: -3 : Int16
// out: -3 UInt16: OverflowException: Value was either too large or too small for a UInt16.
// out: -3 Int32: -3 : Int32
// out: -3 UInt32: OverflowException: Value was either too large or too small for a UInt32.
// out: -3 Int64: -3 : Int64
// out: -3 UInt64: OverflowException: Value was either too large or too small for a UInt64.
// out: -3 Single: -3 : Single
// out: -3 Double: -3 : Double
// out: -3 Decimal: -3 : Decimal
// out: -3 DateTime: InvalidCastException: Invalid cast from 'Decimal' to 'DateTime'.
// out: -3 String: -3 : String
// out: 300 Boolean: True : Boolean
// out: 300 Char: InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out: 300 SByte: OverflowException: Value was either too large or too small for a signed byte.
// out: 300 Byte: OverflowException: Value was either too large or too small for an unsigned byte.
// out: 300 Int16: 300 : Int16
// out: 300 UInt16: 300 : UInt16
// out: 300 Int32: 300 : Int32
// out: 300 UInt32: 300 : UInt32
// out: 300 Int64: 300 : Int64
// out: 300 UInt64: 300 : UInt64
// out: 300 Single: 300 : Single
// out: 300 Double: 300 : Double
// out: 300 Decimal: 300 : Decimal
// out: 300 DateTime: InvalidCastException: Invalid cast from 'Decimal' to 'DateTime'.
// out: 300 String: 300 : String
// out: A Boolean: InvalidCastException: Invalid cast from 'Char' to 'Boolean'.
// out: A Char: A : Char
// out: A SByte: 65 : SByte
// out: A Byte: 65 : Byte
// out: A Int16: 65 : Int16
// out: A UInt16: 65 : UInt16
// out: A Int32: 65 : Int32
// out: A UInt32: 65 : UInt32
// out: A Int64: 65 : Int64
// out: A UInt64: 65 : UInt64
// out: A Single: InvalidCastException: Invalid cast from 'Char' to 'Single'.
// out: A Double: InvalidCastException: Invalid cast from 'Char' to 'Double'.
// out: A Decimal: InvalidCastException: Invalid cast from 'Char' to 'Decimal'.
// out: A DateTime: InvalidCastException: Invalid cast from 'Char' to 'DateTime'.
// out: A String: A : String
// out: True Boolean: True : Boolean
// out: True Char: InvalidCastException: Invalid cast from 'Boolean' to 'Char'.
// out: True SByte: 1 : SByte
// out: True Byte: 1 : Byte
// out: True Int16: 1 : Int16
// out: True UInt16: 1 : UInt16
// out: True Int32: 1 : Int32
// out: True UInt32: 1 : UInt32
// out: True Int64: 1 : Int64
// out: True UInt64: 1 : UInt64
// out: True Single: 1 : Single
// out: True Double: 1 : Double
// out: True Decimal: 1 : Decimal
// out: True DateTime: InvalidCastException: Invalid cast from 'Boolean' to 'DateTime'.
// out: True String: True : String
// out: 2.5 Boolean: True : Boolean
// out: 2.5 Char: InvalidCastException: Invalid cast from 'Double' to 'Char'.
// out: 2.5 SByte: 2 : SByte
// out: 2.5 Byte: 2 : Byte
// out: 2.5 Int16: 2 : Int16
// out: 2.5 UInt16: 2 : UInt16
// out: 2.5 Int32: 2 : Int32
// out: 2.5 UInt32: 2 : UInt32
// out: 2.5 Int64: 2 : Int64
// out: 2.5 UInt64: 2 : UInt64
// out: 2.5 Single: 2.5 : Single
// out: 2.5 Double: 2.5 : Double
// out: 2.5 Decimal: 2.5 : Decimal
// out: 2.5 DateTime: InvalidCastException: Invalid cast from 'Double' to 'DateTime'.
// out: 2.5 String: 2.5 : String
// out: 1E+20 Boolean: True : Boolean
// out: 1E+20 Char: InvalidCastException: Invalid cast from 'Double' to 'Char'.
// out: 1E+20 SByte: OverflowException: Value was either too large or too small for an Int32.
// out: 1E+20 Byte: OverflowException: Value was either too large or too small for an Int32.
// out: 1E+20 Int16: OverflowException: Value was either too large or too small for an Int32.
// out: 1E+20 UInt16: OverflowException: Value was either too large or too small for an Int32.
// out: 1E+20 Int32: OverflowException: Value was either too large or too small for an Int32.
// out: 1E+20 UInt32: OverflowException: Value was either too large or too small for a UInt32.
// out: 1E+20 Int64: OverflowException: Arithmetic operation resulted in an overflow.
// out: 1E+20 UInt64: OverflowException: Arithmetic operation resulted in an overflow.
// out: 1E+20 Single: 1E+20 : Single
// out: 1E+20 Double: 1E+20 : Double
// out: 1E+20 Decimal: 100000000000000000000 : Decimal
// out: 1E+20 DateTime: InvalidCastException: Invalid cast from 'Double' to 'DateTime'.
// out: 1E+20 String: 1E+20 : String
// out: 01/01/0001 00:00:00 Boolean: InvalidCastException: Invalid cast from 'DateTime' to 'Boolean'.
// out: 01/01/0001 00:00:00 Char: InvalidCastException: Invalid cast from 'DateTime' to 'Char'.
// out: 01/01/0001 00:00:00 SByte: InvalidCastException: Invalid cast from 'DateTime' to 'SByte'.
// out: 01/01/0001 00:00:00 Byte: InvalidCastException: Invalid cast from 'DateTime' to 'Byte'.
// out: 01/01/0001 00:00:00 Int16: InvalidCastException: Invalid cast from 'DateTime' to 'Int16'.
// out: 01/01/0001 00:00:00 UInt16: InvalidCastException: Invalid cast from 'DateTime' to 'UInt16'.
// out: 01/01/0001 00:00:00 Int32: InvalidCastException: Invalid cast from 'DateTime' to 'Int32'.
// out: 01/01/0001 00:00:00 UInt32: InvalidCastException: Invalid cast from 'DateTime' to 'UInt32'.
// out: 01/01/0001 00:00:00 Int64: InvalidCastException: Invalid cast from 'DateTime' to 'Int64'.
// out: 01/01/0001 00:00:00 UInt64: InvalidCastException: Invalid cast from 'DateTime' to 'UInt64'.
// out: 01/01/0001 00:00:00 Single: InvalidCastException: Invalid cast from 'DateTime' to 'Single'.
// out: 01/01/0001 00:00:00 Double: InvalidCastException: Invalid cast from 'DateTime' to 'Double'.
// out: 01/01/0001 00:00:00 Decimal: InvalidCastException: Invalid cast from 'DateTime' to 'Decimal'.
// out: 01/01/0001 00:00:00 DateTime: 01/01/0001 00:00:00 : DateTime
// out: 01/01/0001 00:00:00 String: 01/01/0001 00:00:00 : String
// out: 12 Boolean: FormatException: String '12' was not recognized as a valid Boolean.
// out: 12 Char: FormatException: String must be exactly one character long.
// out: 12 SByte: 12 : SByte
// out: 12 Byte: 12 : Byte
// out: 12 Int16: 12 : Int16
// out: 12 UInt16: 12 : UInt16
// out: 12 Int32: 12 : Int32
// out: 12 UInt32: 12 : UInt32
// out: 12 Int64: 12 : Int64
// out: 12 UInt64: 12 : UInt64
// out: 12 Single: 12 : Single
// out: 12 Double: 12 : Double
// out: 12 Decimal: 12 : Decimal
// out: 12 DateTime: FormatException: String '12' was not recognized as a valid DateTime.
// out: 12 String: 12 : String
// out: 70000 Boolean: True : Boolean
// out: 70000 Char: OverflowException: Value was either too large or too small for a character.
// out: 70000 SByte: OverflowException: Value was either too large or too small for a signed byte.
// out: 70000 Byte: OverflowException: Value was either too large or too small for an unsigned byte.
// out: 70000 Int16: OverflowException: Value was either too large or too small for an Int16.
// out: 70000 UInt16: OverflowException: Value was either too large or too small for a UInt16.
// out: 70000 Int32: 70000 : Int32
// out: 70000 UInt32: 70000 : UInt32
// out: 70000 Int64: 70000 : Int64
// out: 70000 UInt64: 70000 : UInt64
// out: 70000 Single: 70000 : Single
// out: 70000 Double: 70000 : Double
// out: 70000 Decimal: 70000 : Decimal
// out: 70000 DateTime: InvalidCastException: Invalid cast from 'Int32' to 'DateTime'.
// out: 70000 String: 70000 : String
// out: -1 Boolean: True : Boolean
// out: -1 Char: OverflowException: Value was either too large or too small for a character.
// out: -1 SByte: -1 : SByte
// out: -1 Byte: OverflowException: Value was either too large or too small for an unsigned byte.
// out: -1 Int16: -1 : Int16
// out: -1 UInt16: OverflowException: Value was either too large or too small for a UInt16.
// out: -1 Int32: -1 : Int32
// out: -1 UInt32: OverflowException: Value was either too large or too small for a UInt32.
// out: -1 Int64: -1 : Int64
// out: -1 UInt64: OverflowException: Value was either too large or too small for a UInt64.
// out: -1 Single: -1 : Single
// out: -1 Double: -1 : Double
// out: -1 Decimal: -1 : Decimal
// out: -1 DateTime: InvalidCastException: Invalid cast from 'Int64' to 'DateTime'.
// out: -1 String: -1 : String
// out: 18446744073709551615 Boolean: True : Boolean
// out: 18446744073709551615 Char: OverflowException: Value was either too large or too small for a character.
// out: 18446744073709551615 SByte: OverflowException: Value was either too large or too small for a signed byte.
// out: 18446744073709551615 Byte: OverflowException: Value was either too large or too small for an unsigned byte.
// out: 18446744073709551615 Int16: OverflowException: Value was either too large or too small for an Int16.
// out: 18446744073709551615 UInt16: OverflowException: Value was either too large or too small for a UInt16.
// out: 18446744073709551615 Int32: OverflowException: Value was either too large or too small for an Int32.
// out: 18446744073709551615 UInt32: OverflowException: Value was either too large or too small for a UInt32.
// out: 18446744073709551615 Int64: OverflowException: Value was either too large or too small for an Int64.
// out: 18446744073709551615 UInt64: 18446744073709551615 : UInt64
// out: 18446744073709551615 Single: 1.8446744E+19 : Single
// out: 18446744073709551615 Double: 1.8446744073709552E+19 : Double
// out: 18446744073709551615 Decimal: 18446744073709551615 : Decimal
// out: 18446744073709551615 DateTime: InvalidCastException: Invalid cast from 'UInt64' to 'DateTime'.
// out: 18446744073709551615 String: 18446744073709551615 : String
// out: 3.5 Boolean: True : Boolean
// out: 3.5 Char: InvalidCastException: Invalid cast from 'Single' to 'Char'.
// out: 3.5 SByte: 4 : SByte
// out: 3.5 Byte: 4 : Byte
// out: 3.5 Int16: 4 : Int16
// out: 3.5 UInt16: 4 : UInt16
// out: 3.5 Int32: 4 : Int32
// out: 3.5 UInt32: 4 : UInt32
// out: 3.5 Int64: 4 : Int64
// out: 3.5 UInt64: 4 : UInt64
// out: 3.5 Single: 3.5 : Single
// out: 3.5 Double: 3.5 : Double
// out: 3.5 Decimal: 3.5 : Decimal
// out: 3.5 DateTime: InvalidCastException: Invalid cast from 'Single' to 'DateTime'.
// out: 3.5 String: 3.5 : String
// out: 7 Boolean: True : Boolean
// out: 7 Char:  : Char
// out: 7 SByte: 7 : SByte
// out: 7 Byte: 7 : Byte
// out: 7 Int16: 7 : Int16
// out: 7 UInt16: 7 : UInt16
// out: 7 Int32: 7 : Int32
// out: 7 UInt32: 7 : UInt32
// out: 7 Int64: 7 : Int64
// out: 7 UInt64: 7 : UInt64
// out: 7 Single: 7 : Single
// out: 7 Double: 7 : Double
// out: 7 Decimal: 7 : Decimal
// out: 7 DateTime: InvalidCastException: Invalid cast from 'Byte' to 'DateTime'.
// out: 7 String: 7 : String
// Convert.ChangeType and GetTypeCode: each kind of value to each other.
module Program
open System
open System.Globalization
let text f = try (match box (f ()) with null -> "null" | x -> sprintf "%O : %s" x (x.GetType().Name)) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
for x in [ box 1; box 1L; box 1s; box 1y; box 1uy; box 1us; box 1u; box 1UL; box 1.5; box 1.5f; box 1.5m; box 'c'; box "s"; box true; box (DateTime(2020, 1, 1)); box null; box (obj()); box [ 1 ] ] do
    printfn "%s %d" (string (Convert.GetTypeCode x)) (int (Convert.GetTypeCode x))
printfn "%s" (text (fun () -> Convert.ChangeType(box 3.7, typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "42", typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "x", typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 300, typeof<byte>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 65, typeof<char>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 'A', typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "2020-01-02", typeof<DateTime>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 5, typeof<string>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 5, typeof<decimal>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 5, typeof<float>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box true, typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "true", typeof<bool>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 1, typeof<DateTime>)))
printfn "%s" (text (fun () -> Convert.ChangeType(null, typeof<string>)))
printfn "%s" (text (fun () -> Convert.ChangeType(null, typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 1, (null: Type))))
printfn "%s" (text (fun () -> Convert.ChangeType(box [ 1 ], typeof<int>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 5, typeof<obj>)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 5, TypeCode.Double)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "7", TypeCode.Int64)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "7", TypeCode.Empty)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "7", TypeCode.DBNull)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "7", TypeCode.Object)))
printfn "%s" (text (fun () -> Convert.ChangeType(null, TypeCode.Object)))
printfn "%s" (text (fun () -> Convert.ChangeType(null, TypeCode.Int32)))
printfn "%s" (text (fun () -> Convert.ChangeType(box "7.5", typeof<float>, CultureInfo.InvariantCulture)))
printfn "%s" (text (fun () -> Convert.ChangeType(box 7, TypeCode.UInt16, CultureInfo.InvariantCulture)))
printfn "%s" (text (fun () -> Convert.ToInt32(box "12")))
printfn "%s" (text (fun () -> Convert.ToInt32(null: obj)))
printfn "%s" (text (fun () -> Convert.ToString(null: obj)))
printfn "%s" (text (fun () -> Convert.ToDateTime(box "2020-02-03")))

printfn "%A" [ for t in [ typeof<int>; typeof<string>; typeof<obj>; typeof<DateTime>; typeof<float>; typeof<decimal>; typeof<char>; typeof<bool>; typeof<byte[]> ] -> Type.GetTypeCode t ]
for v in [ box 2.5m; box -3m; box 300m; box 'A'; box true; box 2.5; box 1e20; box DateTime.MinValue; box "12"; box 70000; box -1L; box 18446744073709551615UL; box 3.5f; box 7uy ] do
    for c in [ TypeCode.Boolean; TypeCode.Char; TypeCode.SByte; TypeCode.Byte; TypeCode.Int16; TypeCode.UInt16; TypeCode.Int32; TypeCode.UInt32; TypeCode.Int64; TypeCode.UInt64; TypeCode.Single; TypeCode.Double; TypeCode.Decimal; TypeCode.DateTime; TypeCode.String ] do
        printfn "%O %O: %s" v c (text (fun () -> Convert.ChangeType(v, c)))

// out: 2.5:
// out:   2y
// out:   2uy
// out:   2s
// out:   2us
// out:   2
// out:   2u
// out:   2L
// out:   2UL
// out:   2.5f
// out:   2.5
// out:   true
// out:   InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out:   2.5M
// out:   "2.5"
// out: 3.5:
// out:   4y
// out:   4uy
// out:   4s
// out:   4us
// out:   4
// out:   4u
// out:   4L
// out:   4UL
// out:   3.5f
// out:   3.5
// out:   true
// out:   InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out:   3.5M
// out:   "3.5"
// out: -3:
// out:   -3y
// out:   OverflowException: Value was either too large or too small for an unsigned byte.
// out:   -3s
// out:   OverflowException: Value was either too large or too small for a UInt16.
// out:   -3
// out:   OverflowException: Value was either too large or too small for a UInt32.
// out:   -3L
// out:   OverflowException: Value was either too large or too small for a UInt64.
// out:   -3.0f
// out:   -3.0
// out:   true
// out:   InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out:   -3M
// out:   "-3"
// out: 300:
// out:   OverflowException: Value was either too large or too small for a signed byte.
// out:   OverflowException: Value was either too large or too small for an unsigned byte.
// out:   300s
// out:   300us
// out:   300
// out:   300u
// out:   300L
// out:   300UL
// out:   300.0f
// out:   300.0
// out:   true
// out:   InvalidCastException: Invalid cast from 'Decimal' to 'Char'.
// out:   300M
// out:   "300"
// out: 1E+20:
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for a UInt32.
// out:   OverflowException: Arithmetic operation resulted in an overflow.
// out:   OverflowException: Arithmetic operation resulted in an overflow.
// out:   1.00000002e+20f
// out:   1e+20
// out:   true
// out:   InvalidCastException: Invalid cast from 'Double' to 'Char'.
// out:   100000000000000000000M
// out:   "1E+20"
// out: A:
// out:   65y
// out:   65uy
// out:   65s
// out:   65us
// out:   65
// out:   65u
// out:   65L
// out:   65UL
// out:   InvalidCastException: Invalid cast from 'Char' to 'Single'.
// out:   InvalidCastException: Invalid cast from 'Char' to 'Double'.
// out:   InvalidCastException: Invalid cast from 'Char' to 'Boolean'.
// out:   'A'
// out:   InvalidCastException: Invalid cast from 'Char' to 'Decimal'.
// out:   "A"
// out: True:
// out:   1y
// out:   1uy
// out:   1s
// out:   1us
// out:   1
// out:   1u
// out:   1L
// out:   1UL
// out:   1.0f
// out:   1.0
// out:   true
// out:   InvalidCastException: Invalid cast from 'Boolean' to 'Char'.
// out:   1M
// out:   "True"
// out: 2.5:
// out:   2y
// out:   2uy
// out:   2s
// out:   2us
// out:   2
// out:   2u
// out:   2L
// out:   2UL
// out:   2.5f
// out:   2.5
// out:   true
// out:   InvalidCastException: Invalid cast from 'Double' to 'Char'.
// out:   2.5M
// out:   "2.5"
// out: 3.5:
// out:   4y
// out:   4uy
// out:   4s
// out:   4us
// out:   4
// out:   4u
// out:   4L
// out:   4UL
// out:   3.5f
// out:   3.5
// out:   true
// out:   InvalidCastException: Invalid cast from 'Single' to 'Char'.
// out:   3.5M
// out:   "3.5"
// out: 01/01/0001 00:00:00:
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'SByte'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Byte'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Int16'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'UInt16'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Int32'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'UInt32'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Int64'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'UInt64'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Single'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Double'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Boolean'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Char'.
// out:   InvalidCastException: Invalid cast from 'DateTime' to 'Decimal'.
// out:   "01/01/0001 00:00:00"
// out: 12:
// out:   12y
// out:   12uy
// out:   12s
// out:   12us
// out:   12
// out:   12u
// out:   12L
// out:   12UL
// out:   12.0f
// out:   12.0
// out:   FormatException: String '12' was not recognized as a valid Boolean.
// out:   FormatException: String must be exactly one character long.
// out:   12M
// out:   "12"
// out: x:
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   FormatException: String 'x' was not recognized as a valid Boolean.
// out:   'x'
// out:   FormatException: The input string 'x' was not in a correct format.
// out:   "x"
// out: 70000:
// out:   OverflowException: Value was either too large or too small for a signed byte.
// out:   OverflowException: Value was either too large or too small for an unsigned byte.
// out:   OverflowException: Value was either too large or too small for an Int16.
// out:   OverflowException: Value was either too large or too small for a UInt16.
// out:   70000
// out:   70000u
// out:   70000L
// out:   70000UL
// out:   70000.0f
// out:   70000.0
// out:   true
// out:   OverflowException: Value was either too large or too small for a character.
// out:   70000M
// out:   "70000"
// out: -1:
// out:   -1y
// out:   OverflowException: Value was either too large or too small for an unsigned byte.
// out:   -1s
// out:   OverflowException: Value was either too large or too small for a UInt16.
// out:   -1
// out:   OverflowException: Value was either too large or too small for a UInt32.
// out:   -1L
// out:   OverflowException: Value was either too large or too small for a UInt64.
// out:   -1.0f
// out:   -1.0
// out:   true
// out:   OverflowException: Value was either too large or too small for a character.
// out:   -1M
// out:   "-1"
// out: 18446744073709551615:
// out:   OverflowException: Value was either too large or too small for a signed byte.
// out:   OverflowException: Value was either too large or too small for an unsigned byte.
// out:   OverflowException: Value was either too large or too small for an Int16.
// out:   OverflowException: Value was either too large or too small for a UInt16.
// out:   OverflowException: Value was either too large or too small for an Int32.
// out:   OverflowException: Value was either too large or too small for a UInt32.
// out:   OverflowException: Value was either too large or too small for an Int64.
// out:   18446744073709551615UL
// out:   1.844674407e+19f
// out:   1.844674407e+19
// out:   true
// out:   OverflowException: Value was either too large or too small for a character.
// out:   18446744073709551615M
// out:   "18446744073709551615"
// out: <null>:
// out:   0y
// out:   0uy
// out:   0s
// out:   0us
// out:   0
// out:   0u
// out:   0L
// out:   0UL
// out:   0.0f
// out:   0.0
// out:   false
// out:   '\000'
// out:   0M
// out:   ""
// out: [1]:
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]' to type 'System.IConvertible'.
// out:   "[1]"
// out: System.Object:
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   InvalidCastException: Unable to cast object of type 'System.Object' to type 'System.IConvertible'.
// out:   "System.Object"
// Convert's functions of objects: what is in them decides.
module Program
open System
let text f = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
for v in [ box 2.5m; box 3.5m; box -3m; box 300m; box 1e20; box 'A'; box true; box 2.5; box 3.5f; box DateTime.MinValue; box "12"; box "x"; box 70000; box -1L; box 18446744073709551615UL; null; box [ 1 ]; box (obj ()) ] do
    printfn "%O:" v
    printfn "  %s" (text (fun () -> Convert.ToSByte v))
    printfn "  %s" (text (fun () -> Convert.ToByte v))
    printfn "  %s" (text (fun () -> Convert.ToInt16 v))
    printfn "  %s" (text (fun () -> Convert.ToUInt16 v))
    printfn "  %s" (text (fun () -> Convert.ToInt32 v))
    printfn "  %s" (text (fun () -> Convert.ToUInt32 v))
    printfn "  %s" (text (fun () -> Convert.ToInt64 v))
    printfn "  %s" (text (fun () -> Convert.ToUInt64 v))
    printfn "  %s" (text (fun () -> Convert.ToSingle v))
    printfn "  %s" (text (fun () -> Convert.ToDouble v))
    printfn "  %s" (text (fun () -> Convert.ToBoolean v))
    printfn "  %s" (text (fun () -> Convert.ToChar v))
    printfn "  %s" (text (fun () -> Convert.ToDecimal v))
    printfn "  %s" (text (fun () -> Convert.ToString v))

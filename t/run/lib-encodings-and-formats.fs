// out: [|0uy; 97uy; 0uy; 98uy|]
// out: "ab"
// out: (12uy, -3, 2.0f)
// out: "5"
// out: [|0uy; 97uy; 0uy; 233uy; 32uy; 172uy; 216uy; 52uy; 221uy; 30uy|]
// out: "a€𝄞�"
// out: ("utf-16BE", "Unicode (Big-Endian)", 1201, [|254uy; 255uy|], false)
// out: ([|0uy; 97uy|], "utf-16BE")
// out: utf-8
// out: [(3, 1); (6, 2); (9, 3); (12, 4); (33, 11)]
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'charCount')
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteCount')
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: ArgumentOutOfRangeException: Too many bytes. The resulting number of chars is larger than what can be returned as an int. (Parameter 'byteCount')
// out: 4
// out: "utf-8"
// out: (3, 1, 1)
// out: us-ascii
// out: [(1, 0); (2, 1); (3, 2); (4, 3); (11, 10)]
// out: ArgumentOutOfRangeException: charCount ('-1') must be a non-negative value. (Parameter 'charCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: byteCount ('-1') must be a non-negative value. (Parameter 'byteCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: 2147483647
// out: 4
// out: "us-ascii"
// out: (3, 1, 1)
// out: iso-8859-1
// out: [(1, 0); (2, 1); (3, 2); (4, 3); (11, 10)]
// out: ArgumentOutOfRangeException: charCount ('-1') must be a non-negative value. (Parameter 'charCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteCount')
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: 2147483647
// out: 4
// out: "iso-8859-1"
// out: (3, 1, 1)
// out: utf-16
// out: [(2, 1); (4, 2); (6, 2); (8, 3); (22, 6)]
// out: ArgumentOutOfRangeException: charCount ('-1') must be a non-negative value. (Parameter 'charCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: byteCount ('-1') must be a non-negative value. (Parameter 'byteCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: 1073741825
// out: 2
// out: "utf-16"
// out: (6, 2, 2)
// out: utf-16BE
// out: [(2, 1); (4, 2); (6, 2); (8, 3); (22, 6)]
// out: ArgumentOutOfRangeException: charCount ('-1') must be a non-negative value. (Parameter 'charCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: byteCount ('-1') must be a non-negative value. (Parameter 'byteCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: 1073741825
// out: 2
// out: "utf-16BE"
// out: (6, 2, 2)
// out: utf-32
// out: [(4, 2); (8, 2); (12, 3); (16, 3); (44, 7)]
// out: ArgumentOutOfRangeException: charCount ('-1') must be a non-negative value. (Parameter 'charCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: byteCount ('-1') must be a non-negative value. (Parameter 'byteCount')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: Too many characters. The resulting number of bytes is larger than what can be returned as an int. (Parameter 'charCount')
// out: 1073741825
// out: 1
// out: "utf-32"
// out: (12, 4, 4)
// out: NotSupportedException: No data is available for encoding 12345. For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.
// out: "utf-8"
// out: ([|0uy; 97uy|], [||])
// out: "utf-16BE"
// out: [|97uy; 0uy; 0uy; 0uy|]
// out: ([|'a'|], 1)
// out: (2, [|'\000'; 'a'; 'b'|])
// out: (true, "utf-8", "utf-8")
// out: "5"
// out: "00000005"
// out: "Wednesday"
// out: "30"
// out: "A, B"
// out: "A, B"
// out: FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ArgumentException: Enum underlying type and the object must be same type or object. Type passed in was 'System.Int64'; the enum underlying type was 'System.Int32'.
// out: ArgumentException: Enum underlying type and the object must be same type or object. Type passed in was 'System.String'; the enum underlying type was 'System.Int32'.
// out: ("{0} and {2,5:N1} {{x}}", 3)
// out: "1 and   2.5 {x}"
// out: "1 and   2.5 {x}"
// out: FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: "q"
// out: FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: FormatException: Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: FormatException: Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: 0
// out: "1-x"
// out: (1, -3, -1, -5)
// out: (2, 2)
// out: (2, -3, 3)
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// Encoding.BigEndianUnicode, GetMaxByteCount; Decimal.ToByte; Enum.Format; CompositeFormat; ImmutableArray.BinarySearch.
open System
open System.Text
open System.Globalization
open System.Collections.Generic
open System.Collections.Immutable

module Enc =
    printfn "%A" (Encoding.BigEndianUnicode.GetBytes "ab")
    printfn "%A" (Encoding.UTF8.GetString(ReadOnlySpan [|97uy;98uy|]))
    printfn "%A" (Decimal.ToByte 12.5M, Decimal.ToInt32 -3.9M, Decimal.ToSingle 2M)
    printfn "%A" (Enum.Format(typeof<DayOfWeek>, DayOfWeek.Friday, "D"))

module Enc2 =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let be = Encoding.BigEndianUnicode
    t (fun () -> be.GetBytes "aé€𝄞")
    t (fun () -> be.GetString [| 0uy; 97uy; 0x20uy; 0xACuy; 0xD8uy; 0x34uy; 0xDDuy; 0x1Euy; 5uy |])
    t (fun () -> be.WebName, be.EncodingName, be.CodePage, be.GetPreamble(), be.IsSingleByte)
    t (fun () -> Encoding.GetEncoding("utf-16BE").GetBytes "a", Encoding.GetEncoding("unicodeFFFE").WebName)
    for e in [ Encoding.UTF8; Encoding.ASCII; Encoding.Latin1; Encoding.Unicode; be; Encoding.UTF32 ] do
        printfn "%s" e.WebName
        t (fun () -> [ for n in [0; 1; 2; 3; 10] -> e.GetMaxByteCount n, e.GetMaxCharCount n ])
        t (fun () -> e.GetMaxByteCount -1)
        t (fun () -> e.GetMaxCharCount -1)
        t (fun () -> e.GetMaxByteCount Int32.MaxValue)
        t (fun () -> e.GetMaxCharCount Int32.MaxValue)
        t (fun () -> e.GetString(ReadOnlySpan [| 97uy; 0uy; 98uy; 0uy |]).Length)
        t (fun () -> Encoding.GetEncoding(e.CodePage).WebName)
        t (fun () -> e.GetByteCount("abc"), e.GetByteCount([|'a'|]), e.GetByteCount([|'a';'b'|], 1, 1))
    t (fun () -> Encoding.GetEncoding 12345)
    t (fun () -> Encoding.GetEncoding 0 |> fun e -> e.WebName)
    t (fun () -> (UnicodeEncoding(true, true)).GetBytes "a", (UnicodeEncoding(false, false)).GetPreamble())
    t (fun () -> (UnicodeEncoding(true, false)).WebName)
    t (fun () -> (UTF32Encoding()).GetBytes "a")
    t (fun () -> Encoding.UTF8.GetChars [| 97uy |], Encoding.UTF8.GetCharCount([| 97uy; 98uy |], 0, 1))
    t (fun () -> let b = Array.zeroCreate<char> 3 in Encoding.UTF8.GetChars([| 97uy; 98uy |], 0, 2, b, 1), b)
    t (fun () -> Encoding.UTF8.Equals(Encoding.UTF8), Encoding.UTF8.BodyName, Encoding.UTF8.HeaderName)

module Enumf2 =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    [<Flags>]
    type F = A = 1 | B = 2
    t (fun () -> Enum.Format(typeof<DayOfWeek>, DayOfWeek.Friday, "D"))
    t (fun () -> Enum.Format(typeof<DayOfWeek>, DayOfWeek.Friday, "x"))
    t (fun () -> Enum.Format(typeof<DayOfWeek>, 3, "g"))
    t (fun () -> Enum.Format(typeof<DayOfWeek>, 30, "G"))
    t (fun () -> Enum.Format(typeof<F>, 3, "F"))
    t (fun () -> Enum.Format(typeof<F>, F.A ||| F.B, "g"))
    t (fun () -> Enum.Format(typeof<F>, F.A, "q"))
    t (fun () -> Enum.Format(typeof<F>, F.A, ""))
    t (fun () -> Enum.Format(typeof<F>, F.A, null))
    t (fun () -> Enum.Format(typeof<F>, null, "G"))
    t (fun () -> Enum.Format(typeof<F>, 1L, "G"))
    t (fun () -> Enum.Format(typeof<F>, "A", "G"))

module Cfmt =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let inv = CultureInfo.InvariantCulture
    let cf = CompositeFormat.Parse "{0} and {2,5:N1} {{x}}"
    t (fun () -> cf.Format, cf.MinimumArgumentCount)
    t (fun () -> String.Format(inv, cf, 1, "x", 2.5))
    t (fun () -> String.Format(inv, cf, [| box 1; "x"; 2.5 |]))
    t (fun () -> String.Format(inv, cf, 1, "x"))
    t (fun () -> String.Format(null, CompositeFormat.Parse "{0}", "q"))
    t (fun () -> CompositeFormat.Parse "{0")
    t (fun () -> CompositeFormat.Parse "}")
    t (fun () -> CompositeFormat.Parse "{a}")
    t (fun () -> CompositeFormat.Parse null)
    t (fun () -> CompositeFormat.Parse("abc").MinimumArgumentCount)
    t (fun () -> StringBuilder().AppendFormat(inv, CompositeFormat.Parse "{0}-{1}", 1, "x").ToString())

module Imm2 =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let a = ImmutableArray.Create(1, 3, 5, 7)
    t (fun () -> ImmutableArray.BinarySearch(a, 3), a.BinarySearch 4, a.BinarySearch 0, a.BinarySearch 9)
    t (fun () -> ImmutableArray.BinarySearch(a, 5, Comparer<int>.Default), a.BinarySearch(5, Comparer<int>.Default))
    t (fun () -> ImmutableArray.BinarySearch(a, 2, 2, 5), a.BinarySearch(2, 2, 3), a.BinarySearch(0, 4, 7, Comparer<int>.Default))
    t (fun () -> a.BinarySearch(3, 5, 1))
    t (fun () -> a.BinarySearch(-1, 1, 1))

// out: -- None
// out: 2024-02-03 04:05:06.0000000 Unspecified
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +02:00
// out: 2024-02-03 00:00:00.0000000 Unspecified
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Unspecified
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Local
// out: 2024-02-03 03:00:00.0000000 Local
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 04:00:00 +01:00
// out: true
// out: -- AssumeLocal
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +02:00
// out: 2024-02-03 00:00:00.0000000 Local
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Local
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Local
// out: 2024-02-03 03:00:00.0000000 Local
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 04:00:00 +01:00
// out: true
// out: -- AssumeUniversal
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +02:00
// out: 2024-02-03 00:00:00.0000000 Local
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Local
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Local
// out: 2024-02-03 03:00:00.0000000 Local
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 04:00:00 +01:00
// out: true
// out: -- AdjustToUniversal
// out: 2024-02-03 04:05:06.0000000 Unspecified
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Utc
// out: 02/03/2024 02:05:06 +00:00
// out: 2024-02-03 00:00:00.0000000 Unspecified
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Unspecified
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: 2024-02-03 03:00:00.0000000 Utc
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 03:00:00 +00:00
// out: true
// out: -- RoundtripKind
// out: 2024-02-03 04:05:06.0000000 Unspecified
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +02:00
// out: 2024-02-03 00:00:00.0000000 Unspecified
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Unspecified
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: 2024-02-03 03:00:00.0000000 Local
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 04:00:00 +01:00
// out: true
// out: -- AdjustToUniversal, AssumeUniversal
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Utc
// out: 02/03/2024 02:05:06 +00:00
// out: 2024-02-03 00:00:00.0000000 Utc
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: 2024-02-03 03:00:00.0000000 Utc
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 03:00:00 +00:00
// out: true
// out: -- AdjustToUniversal, AssumeLocal
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Utc
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Utc
// out: 02/03/2024 02:05:06 +00:00
// out: 2024-02-03 00:00:00.0000000 Utc
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: FormatException: String ' 2024-02-03 04 ' was not recognized as a valid DateTime.
// out: 2024-02-03 04:00:00.0000000 Utc
// out: 2024-02-03 03:00:00.0000000 Utc
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 03:00:00 +00:00
// out: true
// out: -- AssumeLocal, AssumeUniversal
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together. (Parameter 'styles')
// out: -- AdjustToUniversal, RoundtripKind
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: 02/03/2024 04:05:06 +00:00
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: 02/03/2024 04:05:06 +00:00
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: 02/03/2024 02:05:06 +00:00
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: 02/03/2024 00:00:00 +00:00
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'style')
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'styles')
// out: ArgumentException: The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal. (Parameter 'style')
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 03:00:00 +00:00
// out: true
// out: -- 256
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'style')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: ArgumentException: An undefined DateTimeStyles value is being used. (Parameter 'styles')
// out: -- AllowWhiteSpaces
// out: 2024-02-03 04:05:06.0000000 Unspecified
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 04:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +00:00
// out: 2024-02-03 02:05:06.0000000 Local
// out: 02/03/2024 04:05:06 +02:00
// out: 2024-02-03 00:00:00.0000000 Unspecified
// out: 02/03/2024 00:00:00 +00:00
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: 2024-02-03 04:00:00.0000000 Unspecified
// out: 2024-02-03 04:00:00.0000000 Unspecified
// out: 2024-02-03 04:00:00.0000000 Local
// out: 2024-02-03 03:00:00.0000000 Local
// out: true
// out: true
// out: (true, 02/03/2024 04:05:06 +00:00)
// out: 02/03/2024 04:00:00 +00:00
// out: 02/03/2024 04:00:00 +01:00
// out: true
// out: 0001-01-01 04:05:00.0000000 Unspecified
// out: 0001-01-01 04:05:00.0000000 Unspecified
// out: ArgumentException: The DateTimeStyles value 'NoCurrentDateDefault' is not allowed when parsing DateTimeOffset. (Parameter 'styles')
// out: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: 02/03/2024 00:00:00
// out: 02/03/2024 00:00:00
// out: 01/01/0001 00:00:00
// out: 02/03/2024
// out: ArgumentException: The only allowed values for the styles are AllowWhiteSpaces, AllowTrailingWhite, AllowLeadingWhite, and AllowInnerWhite. (Parameter 'style')
// out: 04:05
// out: ArgumentException: The only allowed values for the styles are AllowWhiteSpaces, AllowTrailingWhite, AllowLeadingWhite, and AllowInnerWhite. (Parameter 'style')
// out: (True, 02/03/2024)
// out: (True, 04:05)
// out: (True, 02/03/2024)
// out: (True, 04:05)
// out: 02/03/2024
// out: (True, 02/03/2024)
// out: (True, 04:05)
// out: 2024-01-01 00:00:00.0000000 Utc
// out: (True, 01/01/2024 00:00:00)
// out: true 01/01/2024 00:00:00
// out: true 01/01/2024 00:00:00 +00:00
// out: "1:02:03" "h\:mm\:ss" 01:02:03
// out: "01:02:03" "hh\:mm\:ss" 01:02:03
// out: "1:02:03" "hh\:mm\:ss" FormatException: Input string was not in a correct format.
// out: "1.02:03:04" "d\.hh\:mm\:ss" 1.02:03:04
// out: "12.5" "s\.f" 00:00:12.5000000
// out: "12.5" "ss\.ff" FormatException: Input string was not in a correct format.
// out: "12.50" "ss\.ff" 00:00:12.5000000
// out: "12.5" "ss\.FFF" 00:00:12.5000000
// out: "12." "ss\.FFF" 00:00:12
// out: "5" "%s" 00:00:05
// out: "75" "%s" OverflowException: The TimeSpan string '75' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "25" "%h" OverflowException: The TimeSpan string '25' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "5" "s" FormatException: Format specifier 's' was invalid.
// out: "01:02:03" "c" 01:02:03
// out: "1.01:02:03.0000004" "c" 1.01:02:03.0000004
// out: "1:2:3" "c" 01:02:03
// out: "-01:02:03" "c" -01:02:03
// out: "1:02:03" "g" 01:02:03
// out: "-1:2:03:04.5" "g" -1.02:03:04.5000000
// out: "1:02:03:04.0000005" "G" 1.02:03:04.0000005
// out: "1:02:03" "G" FormatException: String '1:02:03' was not recognized as a valid TimeSpan.
// out: "1:2" "g" 01:02:00
// out: "3" "g" 3.00:00:00
// out: "3" "c" 3.00:00:00
// out: "90" "%m" OverflowException: The TimeSpan string '90' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "10675200" "%d" OverflowException: The TimeSpan string '10675200' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "12:34" "hh':'mm" 12:34:00
// out: "12h" "h'h'" 12:00:00
// out: "12x" "h'h'" FormatException: Input string was not in a correct format.
// out: "" "c" FormatException: String '' was not recognized as a valid TimeSpan.
// out: "12" "" FormatException: Format specifier '' was invalid.
// out: "12" "q" FormatException: Format specifier 'q' was invalid.
// out: "1212" "hhhh" FormatException: Input string was not in a correct format.
// out: "00123" "ddddd" 123.00:00:00
// out: "-5" "%s" FormatException: Input string was not in a correct format.
// out: " 5" "%s" FormatException: Input string was not in a correct format.
// out: "5 " "%s" FormatException: String '5 ' was not recognized as a valid TimeSpan.
// out: "5" "hs" FormatException: Input string was not in a correct format.
// out: "12:34" "h\:h" FormatException: Input string was not in a correct format.
// out: "24:00:00" "c" OverflowException: The TimeSpan string '24:00:00' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "1:2:3:4:5" "G" FormatException: String '1:2:3:4:5' was not recognized as a valid TimeSpan.
// out: "00:00:60" "c" OverflowException: The TimeSpan string '00:00:60' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: "01:02" "c" 01:02:00
// out: "5" "t" 5.00:00:00
// out: "01:02:03" "t" 01:02:03
// out: "01:02:03" "T" 01:02:03
// out: "12.1234567" "s\.fffffff" 00:00:12.1234567
// out: "12" ""12"" 00:00:00
// out: "5s" "s\s" 00:00:05
// out: 01:02:03
// out: FormatException: String '1:02:03' was not recognized as a valid TimeSpan.
// out: -00:00:05
// out: (True, 00:00:05)
// out: (True, 00:00:05)
// out: (False, 00:00:00)
// out: (True, 00:05:00)
// out: ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: 01:02:03
// out: (True, 00:00:05)
// Dates and times read by DateTimeStyles and TimeSpanStyles.
open System
open System.Globalization

module Ds =
    let inv = CultureInfo.InvariantCulture
    let t f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let all = [ DateTimeStyles.None; DateTimeStyles.AssumeLocal; DateTimeStyles.AssumeUniversal; DateTimeStyles.AdjustToUniversal; DateTimeStyles.RoundtripKind
                DateTimeStyles.AssumeUniversal ||| DateTimeStyles.AdjustToUniversal; DateTimeStyles.AssumeLocal ||| DateTimeStyles.AdjustToUniversal
                DateTimeStyles.AssumeLocal ||| DateTimeStyles.AssumeUniversal; DateTimeStyles.RoundtripKind ||| DateTimeStyles.AdjustToUniversal; enum 256; DateTimeStyles.AllowWhiteSpaces ]
    let show (d: DateTime) = printfn "%s %O" (d.ToString "yyyy-MM-dd HH:mm:ss.fffffff") d.Kind
    for st in all do
        printfn "-- %O" st
        for s in [ "2024-02-03 04:05:06"; "2024-02-03T04:05:06Z"; "2024-02-03T04:05:06+02:00"; " 2024-02-03 "; "x" ] do
            t (fun () -> show (DateTime.Parse(s, inv, st)))
            t (fun () -> let d = DateTimeOffset.Parse(s, inv, st) in printfn "%O" d)
        t (fun () -> show (DateTime.ParseExact("2024-02-03 04", "yyyy-MM-dd HH", inv, st)))
        t (fun () -> show (DateTime.ParseExact(" 2024-02-03 04 ", "yyyy-MM-dd HH", inv, st)))
        t (fun () -> show (DateTime.ParseExact("2024-02-03 04Z", "yyyy-MM-dd HHK", inv, st)))
        t (fun () -> show (DateTime.ParseExact("2024-02-03 04+01:00", "yyyy-MM-dd HHzzz", inv, st)))
        t (fun () -> printfn "%A" (DateTime.TryParse("2024-02-03T04:05:06Z", inv, st) |> fst))
        t (fun () -> printfn "%A" (DateTime.TryParseExact("2024", "yyyy", inv, st) |> fst))
        t (fun () -> printfn "%A" (DateTimeOffset.TryParse("2024-02-03T04:05:06Z", inv, st)))
        t (fun () -> printfn "%A" (DateTimeOffset.ParseExact("2024-02-03 04", "yyyy-MM-dd HH", inv, st)))
        t (fun () -> printfn "%A" (DateTimeOffset.ParseExact("2024-02-03 04 +01:00", "yyyy-MM-dd HH zzz", inv, st)))
        t (fun () -> printfn "%A" (DateTimeOffset.TryParseExact("2024", "yyyy", inv, st) |> fst))
    t (fun () -> show (DateTime.Parse("04:05", inv, DateTimeStyles.NoCurrentDateDefault)))
    t (fun () -> show (DateTime.ParseExact("04:05", "HH:mm", inv, DateTimeStyles.NoCurrentDateDefault)))
    t (fun () -> printfn "%O" (DateTimeOffset.Parse("04:05", inv, DateTimeStyles.NoCurrentDateDefault)))
    t (fun () -> show (DateTime.Parse(null, inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (Convert.ToDateTime("2024-02-03", inv)))
    t (fun () -> printfn "%O" (Convert.ToDateTime("2024-02-03")))
    t (fun () -> printfn "%O" (Convert.ToDateTime(null: string)))
    t (fun () -> printfn "%O" (DateOnly.Parse("2024-02-03", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (DateOnly.Parse("2024-02-03", inv, DateTimeStyles.AssumeLocal)))
    t (fun () -> printfn "%O" (TimeOnly.Parse("04:05", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (TimeOnly.Parse("04:05", inv, DateTimeStyles.AssumeLocal)))
    t (fun () -> printfn "%O" (DateOnly.TryParse("2024-02-03", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (TimeOnly.TryParse("04:05", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (DateOnly.TryParse("2024-02-03", inv)))
    t (fun () -> printfn "%O" (TimeOnly.TryParse("04:05", inv)))
    t (fun () -> printfn "%O" (DateOnly.ParseExact("2024-02-03", "yyyy-MM-dd", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (DateOnly.TryParseExact("2024-02-03", "yyyy-MM-dd", inv, DateTimeStyles.None)))
    t (fun () -> printfn "%O" (TimeOnly.TryParseExact("04:05", "HH:mm", inv, DateTimeStyles.None)))
    t (fun () -> show (DateTime.ParseExact("2024", [| "MM"; "yyyy" |], inv, DateTimeStyles.AssumeUniversal ||| DateTimeStyles.AdjustToUniversal)))
    t (fun () -> printfn "%O" (DateTime.TryParseExact("2024", [| "MM"; "yyyy" |], inv, DateTimeStyles.None)))
    t (fun () -> let mutable d = DateTime.MinValue in printfn "%b %O" (DateTime.TryParseExact("2024", [| "MM"; "yyyy" |], inv, DateTimeStyles.None, &d)) d)
    t (fun () -> let mutable d = DateTimeOffset.MinValue in printfn "%b %O" (DateTimeOffset.TryParse("2024-01-01", inv, DateTimeStyles.AssumeUniversal, &d)) d)

module Tsx =
    let inv = CultureInfo.InvariantCulture
    let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    for (s, f) in [ "1:02:03", "h\\:mm\\:ss"; "01:02:03", "hh\\:mm\\:ss"; "1:02:03", "hh\\:mm\\:ss"; "1.02:03:04", "d\\.hh\\:mm\\:ss"; "12.5", "s\\.f"; "12.5", "ss\\.ff"
                    "12.50", "ss\\.ff"; "12.5", "ss\\.FFF"; "12.", "ss\\.FFF"; "5", "%s"; "75", "%s"; "25", "%h"; "5", "s"; "01:02:03", "c"; "1.01:02:03.0000004", "c"; "1:2:3", "c"; "-01:02:03", "c"
                    "1:02:03", "g"; "-1:2:03:04.5", "g"; "1:02:03:04.0000005", "G"; "1:02:03", "G"; "1:2", "g"; "3", "g"; "3", "c"; "90", "%m"; "10675200", "%d"; "12:34", "hh':'mm"; "12h", "h'h'"; "12x", "h'h'"
                    "", "c"; "12", ""; "12", "q"; "1212", "hhhh"; "00123", "ddddd"; "-5", "%s"; " 5", "%s"; "5 ", "%s"; "5", "hs"; "12:34", "h\\:h"; "24:00:00", "c"; "1:2:3:4:5", "G"; "00:00:60", "c"; "01:02", "c"; "5", "t"; "01:02:03", "t"; "01:02:03", "T"; "12.1234567","s\\.fffffff"; "12", "\"12\""; "5s", "s\\s" ] do
        printf "%A %A " s f
        t (fun () -> TimeSpan.ParseExact(s, f, inv))
    t (fun () -> TimeSpan.ParseExact("1:02:03", [| "%d"; "h\\:mm\\:ss" |], inv))
    t (fun () -> TimeSpan.ParseExact("1:02:03", [| "%d" |], inv))
    t (fun () -> TimeSpan.ParseExact("5", "%s", inv, TimeSpanStyles.AssumeNegative))
    t (fun () -> TimeSpan.TryParseExact("5", "%s", inv))
    t (fun () -> TimeSpan.TryParseExact("5", "%s", inv, TimeSpanStyles.None))
    t (fun () -> TimeSpan.TryParseExact("5x", "%s", inv))
    t (fun () -> TimeSpan.TryParseExact("5", [| "%m"; "%s" |], inv))
    t (fun () -> TimeSpan.ParseExact(null, "%s", inv))
    t (fun () -> TimeSpan.ParseExact("1", (null: string), inv))
    t (fun () -> TimeSpan.Parse("1:02:03", inv))
    t (fun () -> let mutable r = TimeSpan.Zero in TimeSpan.TryParseExact("5", "%s", inv, &r), r)

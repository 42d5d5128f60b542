// out: 18446744073709551616 1.8446744073709552E+19 1.8446744073709552E+19 1.8446744E+19
// out: 36893488147419103232 3.6893488147419103E+19 3.6893488147419103E+19 3.689349E+19
// out: 0000000000000000000000001.5 1.5 1.5 1.5
// out: 18446744073709551616.5 1.8446744073709552E+19 1.8446744073709552E+19 1.8446744E+19
// out: -18446744073709551616e2 -1.8446744073709552E+21 -1.8446744073709552E+21 -1.8446744E+21
// out: 1844674407370955161600000000000 1.8446744073709552E+30 1.8446744073709552E+30 1.8446744E+30
// out: 0.0000000000000000000000018446744073709551616 1.8446744073709553E-24 1.8446744073709553E-24 1.8446743E-24
// out: 10000000000000000000 1E+19 1E+19 1E+19
// out: 99999999999999999999 1E+20 1E+20 1E+20
// out: 7 7 7
// out: (true, 7) (true, 7L)
// out: FormatException: The input string '07' was not in a correct format. FormatException: The input string '07' was not in a correct format. FormatException: The input string '07' was not in a correct format.
// out: (false, 0) (false, 0L)
// out: FormatException: The input string '7001' was not in a correct format. FormatException: The input string '7001' was not in a correct format. FormatException: The input string '7001' was not in a correct format.
// out: (false, 0) (false, 0L)
// out: FormatException: The input string '1G' was not in a correct format. | FormatException: The input string '1G' was not in a correct format. | FormatException: The input string '1G' was not in a correct format.
// out: FormatException: The input string '1G' was not in a correct format. | FormatException: The input string '1G' was not in a correct format. | FormatException: The input string '-0x1G' was not in a correct format.
// out: OverflowException: Value was either too large or too small for a UInt32. | 68719476735 | OverflowException: Value was either too large or too small for a UInt32.
// out: OverflowException: The TimeSpan string '99999999999' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: OverflowException: The TimeSpan string '-1:99999999999' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: OverflowException: The TimeSpan string '24:00' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: OverflowException: The TimeSpan string '1:60' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: FormatException: String '1:a' was not recognized as a valid TimeSpan.
// out: FormatException: String '24:a' was not recognized as a valid TimeSpan.
// out: FormatException: String 'a' was not recognized as a valid TimeSpan.
// out: OverflowException: The TimeSpan string '1.24:00:00' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: OverflowException: The TimeSpan string '10675200' could not be parsed because at least one of the numeric components is out of range or contains too many digits.
// out: NaN 1 true true
open System
let show f = try f () with e -> e.GetType().Name + ": " + e.Message
for x in [ "18446744073709551616"; "36893488147419103232"; "0000000000000000000000001.5"; "18446744073709551616.5"; "-18446744073709551616e2"; "1844674407370955161600000000000"; "0.0000000000000000000000018446744073709551616"; "10000000000000000000"; "99999999999999999999" ] do
    printfn "%s %s %s %s" x (show (fun () -> string (float x))) (show (fun () -> string (Double.Parse x))) (show (fun () -> string (float32 x)))
for x in [ "7\000"; "\0007"; "7\000\0001" ] do
    let it f = (show f).Replace("\000", "0")
    printfn "%s %s %s" (it (fun () -> string (int x))) (it (fun () -> string (Int32.Parse x))) (it (fun () -> string (float x)))
    printfn "%A %A" (Int32.TryParse x) (Int64.TryParse(x, Globalization.NumberStyles.Any, Globalization.CultureInfo.InvariantCulture))
for x in [ "0x1G"; "-0x1G"; "0xFFFFFFFFF" ] do
    printfn "%s | %s | %s" (show (fun () -> string (int x))) (show (fun () -> string (int64 x))) (show (fun () -> string (uint32 x)))
for x in [ "99999999999"; "-1:99999999999"; "24:00"; "1:60"; "1:a"; "24:a"; "a"; "1.24:00:00"; "10675200" ] do
    printfn "%s" (show (fun () -> string (TimeSpan.Parse x)))
printfn "%s %d %b %b" (nan.ToString()) (infinity.CompareTo 1.0) (nan.Equals nan) (Single.IsNaN(nanf) && nanf.Equals nanf)

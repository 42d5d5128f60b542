// out: 2018-11-01 00:05 yyyy-MM-dd HH:mm -> 2018-11-01 00:05:00.0000000
// out: 20200229 yyyyMMdd -> 2020-02-29 00:00:00.0000000
// out: 20210229 yyyyMMdd: The DateTime represented by the string '20210229' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: 1/2/2020 d/M/yyyy -> 2020-02-01 00:00:00.0000000
// out: 01/2/2020 d/M/yyyy -> 2020-02-01 00:00:00.0000000
// out: 1/2/2020 dd/MM/yyyy: String '1/2/2020' was not recognized as a valid DateTime.
// out: Jan 5, 2020 MMM d, yyyy -> 2020-01-05 00:00:00.0000000
// out: january 05, 2020 MMMM dd, yyyy -> 2020-01-05 00:00:00.0000000
// out: Sunday 5 January 2020 dddd d MMMM yyyy -> 2020-01-05 00:00:00.0000000
// out: Monday 5 January 2020 dddd d MMMM yyyy: String 'Monday 5 January 2020' was not recognized as a valid DateTime because the day of week was incorrect.
// out: 05-01-99 dd-MM-yy -> 1999-01-05 00:00:00.0000000
// out: 05-01-20 dd-MM-yy -> 2020-01-05 00:00:00.0000000
// out: 12:30:15 PM 2020-01-01 hh:mm:ss tt yyyy-MM-dd -> 2020-01-01 12:30:15.0000000
// out: 12:30 AM 2020-01-01 h:mm tt yyyy-MM-dd -> 2020-01-01 00:30:00.0000000
// out: 3:30 PM 2020-01-01 h:mm tt yyyy-MM-dd -> 2020-01-01 15:30:00.0000000
// out: 2020-01-01T10:20:30.1234567 yyyy-MM-ddTHH:mm:ss.fffffff -> 2020-01-01 10:20:30.1234567
// out: 2020-01-01T10:20:30.12 yyyy-MM-ddTHH:mm:ss.ff -> 2020-01-01 10:20:30.1200000
// out: 2020-01-01T10:20:30.12 yyyy-MM-ddTHH:mm:ss.FFF -> 2020-01-01 10:20:30.1200000
// out: 2020-01-01 x yyyy-MM-dd: String '2020-01-01 x' was not recognized as a valid DateTime.
// out: 2020-01-01 yyyy-MM-dd'x': String '2020-01-01' was not recognized as a valid DateTime.
// out: 2020-01-01x yyyy-MM-dd'x' -> 2020-01-01 00:00:00.0000000
// out: 2020-01-01 25:00 yyyy-MM-dd HH:mm: The DateTime represented by the string '2020-01-01 25:00' is not supported in calendar 'System.Globalization.GregorianCalendar'.
// out: 2020-01-01 d: String '2020-01-01' was not recognized as a valid DateTime.
// out: 01/02/2020 d -> 2020-01-02 00:00:00.0000000
// out: 2020-01-01T01:02:03 s -> 2020-01-01 01:02:03.0000000
// out:  yyyy: String '' was not recognized as a valid DateTime.
// out: false
// out: 12/01/2020 00:00:00
// out: 03/02/2020 00:00:00
// out: 00000000-0000-0000-0000-000000000000
// out: false 36
// out: d3b07384-d9a0-4c9b-8f0e-1c2d3e4f5a6b d3b07384d9a04c9b8f0e1c2d3e4f5a6b {d3b07384-d9a0-4c9b-8f0e-1c2d3e4f5a6b} (d3b07384-d9a0-4c9b-8f0e-1c2d3e4f5a6b)
// out: true false
// out: false
// out: Unrecognized Guid format.
// out: 0 00000000 0 00000 0.00 0 0 ¤0.00 0.00
// out: 1 00000001 1 00001 1.00 1 1 ¤1.00 1.00
// out: F ffffffff -1 -00001 -1.00 -1 -1 (¤1.00) -1.00
// out: 0FF 000000ff 255 00255 255.00 255 255 ¤255.00 255.00
// out: 100 00000100 256 00256 256.00 256 256 ¤256.00 256.00
// out: F01 ffffff01 -255 -00255 -255.00 -255 -255 (¤255.00) -255.00
// out: F00 ffffff00 -256 -00256 -256.00 -256 -256 (¤256.00) -256.00
// out: 080 00000080 128 00128 128.00 128 128 ¤128.00 128.00
// out: 80 ffffff80 -128 -00128 -128.00 -128 -128 (¤128.00) -128.00
// out: 7F 0000007f 127 00127 127.00 127 127 ¤127.00 127.00
// out: 1056E0F36A6443DE2DF79 1056e0f36a6443de2df79 1,234,567,890,123,456,789,012,345 1234567890123456789012345 1234567890123456789012345.00 1234567890123456789012345 1,234,567,890,123,456,789,012,345 ¤1,234,567,890,123,456,789,012,345.00 1,234,567,890,123,456,789,012,345.00
// out: EFA91F0C959BBC21D2087 efa91f0c959bbc21d2087 -1,234,567,890,123,456,789,012,345 -1234567890123456789012345 -1234567890123456789012345.00 -1234567890123456789012345 -1,234,567,890,123,456,789,012,345 (¤1,234,567,890,123,456,789,012,345.00) -1,234,567,890,123,456,789,012,345.00
// out: 08 00000008 8 00008 8.00 8 8 ¤8.00 8.00
// out: 7 00000007 7 00007 7.00 7 7 ¤7.00 7.00
// out: 8 fffffff8 -8 -00008 -8.00 -8 -8 (¤8.00) -8.00
// out: F7 fffffff7 -9 -00009 -9.00 -9 -9 (¤9.00) -9.00
// out: 0.000000000000 0.000000000000 0.000000000000 0.000000000000
// out: 0.693147180560 0.301029995664 1.000000000000 0.344010194780
// out: 2.302585092994 1.000000000000 3.321928094887 1.142777130968
// out: 115.129254649702 50.000000000000 166.096404744368 57.138856548400
// out: 693.147180559945 301.029995663981 1000.000000000000 344.010194780194
// out: 50.867593068185 22.091514977213 73.386424261428 25.245678104396
// out: false true
// out: true 123456789012345678901234567890
// out: true
// out: [|0uy; 0uy; 2uy; 3uy|]
open System
open System.Numerics
open System.Globalization
let p fmt = printfn fmt
let inv = CultureInfo.InvariantCulture
let dt (s: string) (f: string) =
    try p "%s %s -> %s" s f (DateTime.ParseExact(s, f, inv).ToString("yyyy-MM-dd HH:mm:ss.fffffff"))
    with e -> p "%s %s: %s" s f e.Message
dt "2018-11-01 00:05" "yyyy-MM-dd HH:mm"
dt "20200229" "yyyyMMdd"
dt "20210229" "yyyyMMdd"
dt "1/2/2020" "d/M/yyyy"
dt "01/2/2020" "d/M/yyyy"
dt "1/2/2020" "dd/MM/yyyy"
dt "Jan 5, 2020" "MMM d, yyyy"
dt "january 05, 2020" "MMMM dd, yyyy"
dt "Sunday 5 January 2020" "dddd d MMMM yyyy"
dt "Monday 5 January 2020" "dddd d MMMM yyyy"
dt "05-01-99" "dd-MM-yy"
dt "05-01-20" "dd-MM-yy"
dt "12:30:15 PM 2020-01-01" "hh:mm:ss tt yyyy-MM-dd"
dt "12:30 AM 2020-01-01" "h:mm tt yyyy-MM-dd"
dt "3:30 PM 2020-01-01" "h:mm tt yyyy-MM-dd"
dt "2020-01-01T10:20:30.1234567" "yyyy-MM-ddTHH:mm:ss.fffffff"
dt "2020-01-01T10:20:30.12" "yyyy-MM-ddTHH:mm:ss.ff"
dt "2020-01-01T10:20:30.12" "yyyy-MM-ddTHH:mm:ss.FFF"
dt "2020-01-01 x" "yyyy-MM-dd"
dt "2020-01-01" "yyyy-MM-dd'x'"
dt "2020-01-01x" "yyyy-MM-dd'x'"
dt "2020-01-01 25:00" "yyyy-MM-dd HH:mm"
dt "2020-01-01" "d"
dt "01/02/2020" "d"
dt "2020-01-01T01:02:03" "s"
dt "" "yyyy"
p "%A" (DateTime.TryParseExact("2020-13-01", "yyyy-MM-dd", inv, DateTimeStyles.None) |> fst)
match DateTime.TryParseExact("2020-12-01", "yyyy-MM-dd", inv, DateTimeStyles.None) with
| true, d -> p "%O" d
| _ -> p "no"
p "%O" (DateTime.ParseExact("02.03.2020", [| "yyyy-MM-dd"; "dd.MM.yyyy" |], inv, DateTimeStyles.None))
p "%O" Guid.Empty
p "%b %d" (Guid.NewGuid() = Guid.NewGuid()) (Guid.NewGuid().ToString().Length)
let g = Guid.Parse "D3B07384-d9a0-4c9b-8f0e-1c2d3e4f5a6b"
p "%O %s %s %s" g (g.ToString "N") (g.ToString "B") (g.ToString("P"))
p "%b %b" (g = Guid "{d3b07384-d9a0-4c9b-8f0e-1c2d3e4f5a6b}") (g < Guid.Empty)
p "%A" (Guid.TryParse "xyz" |> fst)
try Guid.Parse "12" |> ignore with e -> p "%s" e.Message
for v in [ 0I; 1I; -1I; 255I; 256I; -255I; -256I; 128I; -128I; 127I; 1234567890123456789012345I; -1234567890123456789012345I; 8I; 7I; -8I; -9I ] do
    p "%s %s %s %s %s %s %s %s %s" (v.ToString "X") (v.ToString "x8") (v.ToString "N0") (v.ToString "D5") (v.ToString "F2") (v.ToString "G") (v.ToString "#,##0") (v.ToString "C") (v.ToString "N2")
for v in [ 1I; 2I; 10I; BigInteger.Pow(10I, 50); BigInteger.Pow(2I, 1000); 12345678901234567890123I ] do
    p "%.12f %.12f %.12f %.12f" (BigInteger.Log v) (BigInteger.Log10 v) (BigInteger.Log(v, 2.0)) (BigInteger.Log(v, 7.5))
p "%b %b" (BigInteger.TryParse "12x" |> fst) (BigInteger.TryParse "  -12 " |> fst)
let ok, b = BigInteger.TryParse "123456789012345678901234567890"
p "%b %O" ok b
GC.Collect()
p "%b" (GC.GetTotalMemory true >= 0L)
let src = [| 1uy; 2uy; 3uy |]
let dst = Array.zeroCreate<byte> 4
Buffer.BlockCopy(src, 1, dst, 2, 2)
p "%A" dst

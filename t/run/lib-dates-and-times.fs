// out: 02/29/2024 2024 2 29 Thursday 60 738944
// out: 02/29/2024 02/29/2024 02/29/2024
// out: bad day raises ArgumentOutOfRangeException: Year, Month, and Day parameters describe an un-representable DateTime.
// out: 01/01/0001 12/31/9999
// out: 03/01/2024 12/31/2023 02/29/2024
// out: too far raises ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: 02/28/2025 01/29/2024 02/28/2025
// out: too far raises ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 01/01/0001 07/30/2021
// out: day number raises ArgumentOutOfRangeException: Day number must be between 0 and DateOnly.MaxValue.DayNumber. (Parameter 'dayNumber')
// out: Actual value was -1.
// out: 05/06/2020
// out: 2024-02-29T13:05:00.0000000
// out: d -> 02/29/2024
// out: D -> Thursday, 29 February 2024
// out: o -> 2024-02-29
// out: O -> 2024-02-29
// out: r -> Thu, 29 Feb 2024
// out: M -> February 29
// out: m -> February 29
// out: y -> 2024 February
// out: Y -> 2024 February
// out: yyyy-MM-dd -> 2024-02-29
// out: dd.MM.yy -> 29.02.24
// out: ddd d MMM -> Thu 29 Feb
// out: dddd 'the' d -> Thursday the 29
// out:  -> 02/29/2024
// out: t raises FormatException: Input string was not in a correct format.
// out: HH:mm raises FormatException: Input string was not in a correct format.
// out: G raises FormatException: Input string was not in a correct format.
// out: K raises FormatException: Input string was not in a correct format.
// out: x raises FormatException: Input string was not in a correct format.
// out: Thursday, 29 February 2024 02/29/2024
// out: true true false 1
// out: [01/01/2020; 02/29/2024; 03/01/2024]
// out: 2024-02-29 -> 02/29/2024
// out: 02/29/2024 -> 02/29/2024
// out: 29 Feb 2024 -> 02/29/2024
// out: Feb 29, 2024 -> 02/29/2024
// out: February 29 2024 -> 02/29/2024
// out: 2024/2/9 -> 02/09/2024
// out:  2024-02-29  -> 02/29/2024
// out: 2023-02-29 raises FormatException: String '2023-02-29' was not recognized as a valid DateOnly.
// out:  raises FormatException: String '' was not recognized as a valid DateOnly.
// out: x raises FormatException: String 'x' was not recognized as a valid DateOnly.
// out: 2024-02-29 10:00 raises FormatException: String '2024-02-29 10:00' contains parts which are not specific to the DateOnly.
// out: 10:00 raises FormatException: String '10:00' contains parts which are not specific to the DateOnly.
// out: parse null raises ArgumentNullException: Value cannot be null. (Parameter 's')
// out: (true, 01/02/2024) false
// out: 04/03/2021
// out: exact raises FormatException: String '2021' was not recognized as a valid DateOnly.
// out: 04/05/2021
// out: 2024 2 29
// out: 13:05 13:05 13:05
// out: 13 5 9 0 471090000000
// out: 00:00:00.0000000 23:59:59.9999999
// out: 01:02:03.456
// out: bad hour raises ArgumentOutOfRangeException: Hour, Minute, and Second parameters describe an un-representable DateTime.
// out: bad ticks raises ArgumentOutOfRangeException: Ticks must be between 0 and and TimeOnly.MaxValue.Ticks. (Parameter 'ticks')
// out: t -> 13:05
// out: T -> 13:05:09
// out: o -> 13:05:09.0000000
// out: r -> 13:05:09
// out: hh:mm tt -> 01:05 PM
// out: H:m:s -> 13:5:9
// out: mm -> 05
// out: d raises FormatException: Input string was not in a correct format.
// out: yyyy raises FormatException: Input string was not in a correct format.
// out: K raises FormatException: Input string was not in a correct format.
// out: 13:05:09 13:05
// out: 00:35 23:05 14:00
// out: 19:05
// out: 01:05:09 02:00:00
// out: true false true
// out: 13:05:09 05:06
// out: span raises ArgumentOutOfRangeException: Ticks must be between 0 and and TimeOnly.MaxValue.Ticks. (Parameter 'ticks')
// out: 07:08:09
// out: 13:05 -> 13:05:00.0000000
// out: 1:05 PM -> 13:05:00.0000000
// out: 12:00 AM -> 00:00:00.0000000
// out: 7:08:09 -> 07:08:09.0000000
// out: 23:59:59.1234567 -> 23:59:59.1234567
// out: 5 am -> 05:00:00.0000000
// out: 25:00 raises FormatException: String '25:00' was not recognized as a valid TimeOnly.
// out:  raises FormatException: String '' was not recognized as a valid TimeOnly.
// out: 2024-01-01 raises FormatException: String '2024-01-01' contains parts which are not specific to the TimeOnly.
// out: 13:05 PM: 13:05
// out: 07:08:00
// out: 02/29/2024 13:05:09 +02:00
// out: 02/29/2024 13:05:09 +02:00
// out: 2024 2 29 13 5 9 0
// out: 638448087090000000 638448015090000000 02:00:00 02/29/2024 13:05:09 02/29/2024 11:05:09
// out: Thursday 60 02/29/2024 00:00:00 13:05:09
// out: o -> 2024-02-29T13:05:09.0000000+02:00
// out: O -> 2024-02-29T13:05:09.0000000+02:00
// out: r -> Thu, 29 Feb 2024 11:05:09 GMT
// out: R -> Thu, 29 Feb 2024 11:05:09 GMT
// out: s -> 2024-02-29T13:05:09
// out: u -> 2024-02-29 11:05:09Z
// out: d -> 02/29/2024
// out: D -> Thursday, 29 February 2024
// out: t -> 13:05
// out: T -> 13:05:09
// out: f -> Thursday, 29 February 2024 13:05
// out: F -> Thursday, 29 February 2024 13:05:09
// out: g -> 02/29/2024 13:05
// out: G -> 02/29/2024 13:05:09
// out: M -> February 29
// out: Y -> 2024 February
// out: yyyy-MM-ddTHH:mm:sszzz -> 2024-02-29T13:05:09+02:00
// out: HH:mm zz -> 13:05 +02
// out: HH z -> 13 +2
// out: HH:mm K -> 13:05 +02:00
// out: 'zone' zzz -> zone +02:00
// out: U raises FormatException: Input string was not in a correct format.
// out: 1709204709 1709204709000
// out: 11/14/2023 22:13:20 +00:00 12/31/1969 23:59:59 +00:00
// out: unix raises ArgumentOutOfRangeException: Valid values are between -62135596800 and 253402300799, inclusive. (Parameter 'seconds')
// out: Actual value was 9223372036854775807.
// out: 01/01/0001 00:00:00 +00:00 12/31/9999 23:59:59 +00:00
// out: 01/01/1970 00:00:00 +00:00
// out: 02/29/2024 06:05:09 -05:00 02/29/2024 11:05:09 +00:00
// out: offset 15 raises ArgumentOutOfRangeException: Offset must be within plus or minus 14 hours. (Parameter 'offset')
// out: offset seconds raises ArgumentException: Offset must be specified in whole minutes. (Parameter 'offset')
// out: before raises ArgumentOutOfRangeException: The UTC time represented when the offset is applied must be between year 0 and 10,000. (Parameter 'offset')
// out: 03/02/2024 01:05:09 +02:00 01/29/2024 13:05:09 +02:00 02/28/2025 13:05:09 +02:00
// out: 02/29/2024 14:05:09 +02:00 02/29/2024 14:35:09 +02:00 02/29/2024 13:04:59 +02:00
// out: 02/29/2024 14:05:09 +02:00 02/29/2024 12:05:09 +02:00
// out: -02:00:00
// out: true true false -1
// out: 01/01/2024 00:00:00 +00:00
// out: 01/01/2024 00:00:00 -01:30
// out: utc raises ArgumentException: The UTC Offset for Utc DateTime instances must be 0. (Parameter 'offset')
// out: 2024-02-29T13:05:09+02:00 -> 2024-02-29T13:05:09.0000000+02:00
// out: 2024-02-29T13:05:09Z -> 2024-02-29T13:05:09.0000000+00:00
// out: 2024-02-29 13:05 -0330 -> 2024-02-29T13:05:00.0000000-03:30
// out: 02/29/2024 1:05 PM +1 -> 2024-02-29T13:05:00.0000000+01:00
// out: Thu, 29 Feb 2024 13:05:09 GMT -> 2024-02-29T13:05:09.0000000+00:00
// out: 2024-02-29T13:05:09.1234567+00:00 -> 2024-02-29T13:05:09.1234567+00:00
// out: x raises FormatException: The string 'x' was not recognized as a valid DateTime. There is an unknown word starting at index '0'.
// out: Fri, 29 Feb 2024 13:05:09 GMT raises FormatException: String 'Fri, 29 Feb 2024 13:05:09 GMT' was not recognized as a valid DateTime because the day of week was incorrect.
// out: 2024-13-01 raises FormatException: String '2024-13-01' was not recognized as a valid DateTime.
// out: true
// out: 2024-02-29T13:05:00.0000000+02:00
// out: 2024-02-29 -> 2024-02-29 00:00:00.000 Unspecified
// out: 2024-02-29 13:05 -> 2024-02-29 13:05:00.000 Unspecified
// out: 2024-02-29T13:05:09 -> 2024-02-29 13:05:09.000 Unspecified
// out: 2024-02-29T13:05:09.12 -> 2024-02-29 13:05:09.120 Unspecified
// out: 02/29/2024 -> 2024-02-29 00:00:00.000 Unspecified
// out: 2/9/24 -> 2024-02-09 00:00:00.000 Unspecified
// out: 2/9/55 -> 1955-02-09 00:00:00.000 Unspecified
// out: Feb 29, 2024 1:05 PM -> 2024-02-29 13:05:00.000 Unspecified
// out: 29 February 2024 12:00 am -> 2024-02-29 00:00:00.000 Unspecified
// out: 2024 Feb 29 -> 2024-02-29 00:00:00.000 Unspecified
// out: February 2024 -> 2024-02-01 00:00:00.000 Unspecified
// out: 2024-02 -> 2024-02-01 00:00:00.000 Unspecified
// out: 02/2024 -> 2024-02-01 00:00:00.000 Unspecified
// out: Thursday, 29 February 2024 -> 2024-02-29 00:00:00.000 Unspecified
// out: 2024.02.29 -> 2024-02-29 00:00:00.000 Unspecified
// out: 29-Feb-2024 -> 2024-02-29 00:00:00.000 Unspecified
// out: 2024-02-29T13:05:09+02:00 -> 2024-02-29 11:05:09.000 Local
// out: 2024-02-29T13:05:09Z -> 2024-02-29 13:05:09.000 Local
// out: Thu, 29 Feb 2024 13:05:09 GMT -> 2024-02-29 13:05:09.000 Local
// out: 2024/02/29 5 PM -> 2024-02-29 17:00:00.000 Unspecified
// out:  -> false
// out: x -> false
// out: 2024-02-30 -> false
// out: 30/12/2024 -> false
// out: 2024-02-29 25:00 -> false
// out: 2024-02-29 13:05 PM -> true
// out: 20240229 -> false
// out: 1 2 3 4 -> false
// out: 12: -> false
// out: 2024-02-29 13:60 -> false
open System
open System.Globalization
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
let inv = CultureInfo.InvariantCulture
CultureInfo.CurrentCulture <- inv
// DateOnly
let d = DateOnly(2024, 2, 29)
printfn "%s %d %d %d %A %d %d" (d.ToString()) d.Year d.Month d.Day d.DayOfWeek d.DayOfYear d.DayNumber
printfn "%O %A %s" d d (string d)
attempt "bad day" (fun () -> DateOnly(2023, 2, 29))
printfn "%O %O" DateOnly.MinValue DateOnly.MaxValue
printfn "%O %O %O" (d.AddDays 1) (d.AddDays -60) (d.AddDays 0)
attempt "too far" (fun () -> DateOnly.MaxValue.AddDays 1)
printfn "%O %O %O" (d.AddMonths 12) (d.AddMonths -1) (d.AddYears 1)
attempt "too far" (fun () -> DateOnly.MaxValue.AddMonths 1)
printfn "%O %O" (DateOnly.FromDayNumber 0) (DateOnly.FromDayNumber 738000)
attempt "day number" (fun () -> DateOnly.FromDayNumber -1)
printfn "%O" (DateOnly.FromDateTime(DateTime(2020, 5, 6, 7, 8, 9)))
printfn "%s" (d.ToDateTime(TimeOnly(13, 5)).ToString("o"))
for f in [ "d"; "D"; "o"; "O"; "r"; "M"; "m"; "y"; "Y"; "yyyy-MM-dd"; "dd.MM.yy"; "ddd d MMM"; "dddd 'the' d"; "" ] do printfn "%s -> %s" f (d.ToString(f, inv))
for f in [ "t"; "HH:mm"; "G"; "K"; "x" ] do attempt f (fun () -> d.ToString(f, inv))
printfn "%s %s" (d.ToLongDateString()) (d.ToShortDateString())
printfn "%b %b %b %d" (d < DateOnly(2024, 3, 1)) (d = DateOnly(2024, 2, 29)) (d.Equals(DateOnly(2024, 1, 1))) (d.CompareTo(DateOnly(2023, 1, 1)))
printfn "%A" (List.sort [ DateOnly(2024, 3, 1); DateOnly(2020, 1, 1); d ])
for s in [ "2024-02-29"; "02/29/2024"; "29 Feb 2024"; "Feb 29, 2024"; "February 29 2024"; "2024/2/9"; " 2024-02-29 " ] do printfn "%s -> %O" s (DateOnly.Parse(s, inv))
for s in [ "2023-02-29"; ""; "x"; "2024-02-29 10:00"; "10:00" ] do attempt s (fun () -> DateOnly.Parse(s, inv))
attempt "parse null" (fun () -> DateOnly.Parse null)
printfn "%A %b" (DateOnly.TryParse "2024-01-02") (fst (DateOnly.TryParse "nope"))
printfn "%O" (DateOnly.ParseExact("03-04-2021", "dd-MM-yyyy"))
attempt "exact" (fun () -> DateOnly.ParseExact("2021", "dd-MM-yyyy"))
printfn "%O" (DateOnly.ParseExact("2021-04-05", "o", inv))
let year, month, day = d.Deconstruct()
printfn "%d %d %d" year month day
// TimeOnly
let t = TimeOnly(13, 5, 9)
printfn "%O %A %s" t t (t.ToString())
printfn "%d %d %d %d %d" t.Hour t.Minute t.Second t.Millisecond t.Ticks
printfn "%s %s" (TimeOnly.MinValue.ToString "o") (TimeOnly.MaxValue.ToString "o")
printfn "%s" (TimeOnly(1, 2, 3, 456).ToString "HH:mm:ss.fff")
attempt "bad hour" (fun () -> TimeOnly(24, 0))
attempt "bad ticks" (fun () -> TimeOnly(-1L))
for f in [ "t"; "T"; "o"; "r"; "hh:mm tt"; "H:m:s"; "mm" ] do printfn "%s -> %s" f (t.ToString(f, inv))
for f in [ "d"; "yyyy"; "K" ] do attempt f (fun () -> t.ToString(f, inv))
printfn "%s %s" (t.ToLongTimeString()) (t.ToShortTimeString())
printfn "%O %O %O" (t.AddHours 11.5) (t.AddHours -14.0) (t.AddMinutes 55.0)
printfn "%O" (t.Add(TimeSpan.FromDays 1.25))
printfn "%O %O" (t - TimeOnly(12, 0)) (TimeOnly(1, 0) - TimeOnly(23, 0))
printfn "%b %b %b" (t.IsBetween(TimeOnly(13, 0), TimeOnly(14, 0))) (t.IsBetween(TimeOnly(22, 0), TimeOnly(6, 0))) (t < TimeOnly(14, 0))
printfn "%O %O" (t.ToTimeSpan()) (TimeOnly.FromTimeSpan(TimeSpan(5, 6, 7)))
attempt "span" (fun () -> TimeOnly.FromTimeSpan(TimeSpan(25, 0, 0)))
printfn "%s" ((TimeOnly.FromDateTime(DateTime(2020, 5, 6, 7, 8, 9))).ToString "T")
for s in [ "13:05"; "1:05 PM"; "12:00 AM"; "7:08:09"; "23:59:59.1234567"; "5 am" ] do printfn "%s -> %s" s (TimeOnly.Parse(s, inv).ToString "o")
for s in [ "25:00"; ""; "2024-01-01"; "13:05 PM" ] do attempt s (fun () -> TimeOnly.Parse(s, inv))
printfn "%s" ((TimeOnly.ParseExact("07.08", "HH.mm")).ToString "T")
// DateTimeOffset
let o = DateTimeOffset(2024, 2, 29, 13, 5, 9, TimeSpan.FromHours 2.0)
printfn "%O" o
printfn "%A" o
printfn "%d %d %d %d %d %d %d" o.Year o.Month o.Day o.Hour o.Minute o.Second o.Millisecond
printfn "%d %d %O %O %O" o.Ticks o.UtcTicks o.Offset o.DateTime o.UtcDateTime
printfn "%A %d %O %O" o.DayOfWeek o.DayOfYear o.Date o.TimeOfDay
for f in [ "o"; "O"; "r"; "R"; "s"; "u"; "d"; "D"; "t"; "T"; "f"; "F"; "g"; "G"; "M"; "Y"; "yyyy-MM-ddTHH:mm:sszzz"; "HH:mm zz"; "HH z"; "HH:mm K"; "'zone' zzz" ] do printfn "%s -> %s" f (o.ToString(f, inv))
attempt "U" (fun () -> o.ToString("U", inv))
printfn "%d %d" (o.ToUnixTimeSeconds()) (o.ToUnixTimeMilliseconds())
printfn "%O %O" (DateTimeOffset.FromUnixTimeSeconds 1700000000L) (DateTimeOffset.FromUnixTimeMilliseconds -1L)
attempt "unix" (fun () -> DateTimeOffset.FromUnixTimeSeconds Int64.MaxValue)
printfn "%O %O" DateTimeOffset.MinValue DateTimeOffset.MaxValue
printfn "%O" DateTimeOffset.UnixEpoch
printfn "%O %O" (o.ToOffset(TimeSpan.FromHours -5.0)) (o.ToUniversalTime())
attempt "offset 15" (fun () -> o.ToOffset(TimeSpan.FromHours 15.0))
attempt "offset seconds" (fun () -> o.ToOffset(TimeSpan.FromSeconds 15.0))
attempt "before" (fun () -> DateTimeOffset(1, 1, 1, 0, 0, 0, TimeSpan.FromHours 1.0))
printfn "%O %O %O" (o.AddDays 1.5) (o.AddMonths -1) (o.AddYears 1)
printfn "%O %O %O" (o.AddHours 1.0) (o.AddMinutes 90.0) (o.AddSeconds -10.0)
printfn "%O %O" (o + TimeSpan.FromHours 1.0) (o - TimeSpan.FromHours 1.0)
printfn "%O" (o - DateTimeOffset(2024, 2, 29, 13, 5, 9, TimeSpan.Zero))
let same = o.ToUniversalTime()
printfn "%b %b %b %d" (o = same) (o.Equals same) (o.EqualsExact same) (o.CompareTo(o.AddTicks 1L))
printfn "%O" (DateTimeOffset(DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc)))
printfn "%O" (DateTimeOffset(DateTime(2024, 1, 1), TimeSpan.FromMinutes -90.0))
attempt "utc" (fun () -> DateTimeOffset(DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc), TimeSpan.FromHours 1.0))
for s in [ "2024-02-29T13:05:09+02:00"; "2024-02-29T13:05:09Z"; "2024-02-29 13:05 -0330"; "02/29/2024 1:05 PM +1"; "Thu, 29 Feb 2024 13:05:09 GMT"; "2024-02-29T13:05:09.1234567+00:00" ] do printfn "%s -> %s" s (DateTimeOffset.Parse(s, inv).ToString "o")
for s in [ "x"; "Fri, 29 Feb 2024 13:05:09 GMT"; "2024-13-01" ] do attempt s (fun () -> DateTimeOffset.Parse(s, inv))
printfn "%A" (fst (DateTimeOffset.TryParse "2024-02-29"))
printfn "%s" ((DateTimeOffset.ParseExact("2024-02-29 13:05 +02:00", "yyyy-MM-dd HH:mm zzz", inv)).ToString "o")
// DateTime.Parse
for s in [ "2024-02-29"; "2024-02-29 13:05"; "2024-02-29T13:05:09"; "2024-02-29T13:05:09.12"; "02/29/2024"; "2/9/24"; "2/9/55"; "Feb 29, 2024 1:05 PM"; "29 February 2024 12:00 am"; "2024 Feb 29"; "February 2024"; "2024-02"; "02/2024"; "Thursday, 29 February 2024"; "2024.02.29"; "29-Feb-2024"; "2024-02-29T13:05:09+02:00"; "2024-02-29T13:05:09Z"; "Thu, 29 Feb 2024 13:05:09 GMT"; "2024/02/29 5 PM" ] do
    let v = DateTime.Parse(s, inv)
    printfn "%s -> %s %A" s (v.ToString "yyyy-MM-dd HH:mm:ss.fff") v.Kind
for s in [ ""; "x"; "2024-02-30"; "30/12/2024"; "2024-02-29 25:00"; "2024-02-29 13:05 PM"; "20240229"; "1 2 3 4"; "12:"; "2024-02-29 13:60" ] do
    printfn "%s -> %b" s (fst (DateTime.TryParse s))

// out: 02/29/2024 00:00:00|2024-02-29T00:00:00.0000000|2024-2-29 0:0:0.0 Thursday 60 Unspecified
// out: 12/31/2024 23:59:58|2024-12-31T23:59:58.1230000|2024-12-31 23:59:58.123 Tuesday 366 Unspecified
// out: 01/01/0001 00:00:00|0001-01-01T00:00:00.0000000|1-1-1 0:0:0.0 Monday 1 Unspecified
// out: 12/31/9999 23:59:59|9999-12-31T23:59:59.9999999|9999-12-31 23:59:59.999 Friday 365 Unspecified
// out: 01/01/1970 00:00:00|1970-01-01T00:00:00.0000000Z|1970-1-1 0:0:0.0 Thursday 1 Utc
// out: 01/01/0001 00:00:00|0001-01-01T00:00:00.0000000|1-1-1 0:0:0.0 Monday 1 Unspecified
// out: 02/28/1900 00:00:00|1900-02-28T00:00:00.0000000|1900-2-28 0:0:0.0 Wednesday 59 Unspecified
// out: 03/01/2000 00:00:00|2000-03-01T00:00:00.0000000|2000-3-1 0:0:0.0 Wednesday 61 Unspecified
// out: 07/04/2023 13:05:09|2023-07-04T13:05:09.0000000Z|2023-7-4 13:5:9.0 Tuesday 185 Utc
// out: 09/28/2022 22:13:20|2022-09-28T22:13:20.0000000|2022-9-28 22:13:20.0 Wednesday 271 Unspecified
// out: 02/29/2024 15:04:05|2024-02-29T15:04:05.0670000|2024-2-29 15:4:5.67 Thursday 60 Unspecified
// out: 11/30/2023 15:04:05|2023-11-30T15:04:05.0670000|2023-11-30 15:4:5.67 Thursday 334 Unspecified
// out: 01/31/2025 15:04:05|2025-01-31T15:04:05.0670000|2025-1-31 15:4:5.67 Friday 31 Unspecified
// out: 02/28/2025 00:00:00|2025-02-28T00:00:00.0000000|2025-2-28 0:0:0.0 Friday 59 Unspecified
// out: 02/02/2024 03:04:05|2024-02-02T03:04:05.0670000|2024-2-2 3:4:5.67 Friday 33 Unspecified
// out: 01/30/2024 19:04:05|2024-01-30T19:04:05.0670000|2024-1-30 19:4:5.67 Tuesday 30 Unspecified
// out: 01/31/2024 16:05:05|2024-01-31T16:05:05.0670000|2024-1-31 16:5:5.67 Wednesday 31 Unspecified
// out: 01/31/2024 15:04:05|2024-01-31T15:04:05.5670000|2024-1-31 15:4:5.567 Wednesday 31 Unspecified
// out: 01/31/2024 15:04:05|2024-01-31T15:04:05.0680000|2024-1-31 15:4:5.68 Wednesday 31 Unspecified
// out: 01/31/2024 15:04:05|2024-01-31T15:04:05.0670005|2024-1-31 15:4:5.67 Wednesday 31 Unspecified
// out: 01/31/2024 16:06:08|2024-01-31T16:06:08.0670000|2024-1-31 16:6:8.67 Wednesday 31 Unspecified
// out: 01/30/2024 13:01:01|2024-01-30T13:01:01.0670000|2024-1-30 13:1:1.67 Tuesday 30 Unspecified
// out: 366.00:00:00
// out: 01/31/2024 00:00:00|2024-01-31T00:00:00.0000000|2024-1-31 0:0:0.0 Wednesday 31 Unspecified
// out: 15:04:05.0670000
// out: d: 01/31/2024
// out: D: Wednesday, 31 January 2024
// out: t: 15:04
// out: T: 15:04:05
// out: f: Wednesday, 31 January 2024 15:04
// out: F: Wednesday, 31 January 2024 15:04:05
// out: g: 01/31/2024 15:04
// out: G: 01/31/2024 15:04:05
// out: M: January 31
// out: Y: 2024 January
// out: s: 2024-01-31T15:04:05
// out: u: 2024-01-31 15:04:05Z
// out: R: Wed, 31 Jan 2024 15:04:05 GMT
// out: o: 2024-01-31T15:04:05.0670000
// out: yyyy-MM-dd HH:mm:ss.fff: 2024-01-31 15:04:05.067
// out: ddd d MMM yy h:m:s tt: Wed 31 Jan 24 3:4:5 PM
// out: dddd MMMM: Wednesday January
// out: hh 'o''clock': 03 oclock
// out: yyyyMMddTHHmmss: 20240131T150405
// out: HH\hmm: 15h04
// out: %d: 31
// out: fffffff: 0670000
// out: s.FFF: 5.067
// out: yyyyy: 02024
// out: %h: 3
// out: true true false -1
// out: [30; 31]
// out: 29 28 true false
// out: ArgumentOutOfRangeException: Year, Month, and Day parameters describe an un-representable DateTime.
// out: ArgumentOutOfRangeException: Hour, Minute, and Second parameters describe an un-representable DateTime.
// out: ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 2024-01-31 -> 2024-01-31T00:00:00.0000000
// out: 2024-01-31T15:04:05 -> 2024-01-31T15:04:05.0000000
// out: 2024-01-31 15:04 -> 2024-01-31T15:04:00.0000000
// out: 01/31/2024 -> 2024-01-31T00:00:00.0000000
// out: 1/2/2024 3:04:05 -> 2024-01-02T03:04:05.0000000
// out: 2024-13-01 bad
// out: 2024-02-30 bad
// out:  bad
// out: 2024-01-31T15:04:05.678 -> 2024-01-31T15:04:05.6780000
// out: true true
// out: 1999-12-25 2001-01-28 2002-03-04 2003-04-08 2004-05-12 2005-06-16 2006-07-21 2007-08-25 2008-09-28 2009-11-02 2010-12-07 2012-01-11 2013-02-14 2014-03-21 2015-04-25 2016-05-29 2017-07-03 2018-08-07 2019-09-11 2020-10-15 2021-11-19 2022-12-24 2024-01-28 2025-03-03 2026-04-07 2027-05-12 2028-06-15 2029-07-20 2030-08-24 2031-09-28 2032-11-01 2033-12-06 2035-01-10 2036-02-14 2037-03-20 2038-04-24 2039-05-29 2040-07-02 2041-08-06 2042-09-10 2043-10-15 2044-11-18 2045-12-23 2047-01-27 2048-03-02 2049-04-06 2050-05-11 2051-06-15 2052-07-19 2053-08-23 2054-09-27
// out: 558095765
// out: 01/31/2024 15:04:05
// out: 2024 01/31/2024 15:04:05
// out: 2024-01      01:02| 01:02:03           15
open System
let p (d: DateTime) = printfn "%O|%s|%d-%d-%d %d:%d:%d.%d %A %d %A" d (d.ToString "o") d.Year d.Month d.Day d.Hour d.Minute d.Second d.Millisecond d.DayOfWeek d.DayOfYear d.Kind
p (DateTime(2024, 2, 29)); p (DateTime(2024, 12, 31, 23, 59, 58, 123)); p DateTime.MinValue; p DateTime.MaxValue; p DateTime.UnixEpoch
p (DateTime(1, 1, 1)); p (DateTime(1900, 2, 28)); p (DateTime(2000, 3, 1)); p (DateTime(2023, 7, 4, 13, 5, 9, DateTimeKind.Utc)); p (DateTime 638000000000000000L)
let d = DateTime(2024, 1, 31, 15, 4, 5, 67)
p (d.AddMonths 1); p (d.AddMonths -2); p (d.AddYears 1); p (DateTime(2024, 2, 29).AddYears 1); p (d.AddDays 1.5); p (d.AddHours -20.0); p (d.AddMinutes 61.0); p (d.AddSeconds 0.5); p (d.AddMilliseconds 1.0); p (d.AddTicks 5L)
p (d + TimeSpan(1, 2, 3)); p (d - TimeSpan(1, 2, 3, 4)); printfn "%O" (DateTime(2024, 3, 1) - DateTime(2023, 3, 1)); p d.Date; printfn "%O" d.TimeOfDay
for f in [ "d"; "D"; "t"; "T"; "f"; "F"; "g"; "G"; "M"; "Y"; "s"; "u"; "R"; "o"; "yyyy-MM-dd HH:mm:ss.fff"; "ddd d MMM yy h:m:s tt"; "dddd MMMM"; "hh 'o''clock'"; "yyyyMMddTHHmmss"; "HH\\hmm"; "%d"; "fffffff"; "s.FFF"; "yyyyy"; "%h" ] do printfn "%s: %s" f (d.ToString f)
printfn "%b %b %b %d" (d = d.AddTicks 0L) (d < d.AddDays 1.0) (d > d.AddDays 1.0) (compare d (d.AddDays 1.0))
printfn "%A" (List.sort [ d; d.AddDays -1.0 ] |> List.map (fun x -> x.Day))
printfn "%d %d %b %b" (DateTime.DaysInMonth(2024, 2)) (DateTime.DaysInMonth(2023, 2)) (DateTime.IsLeapYear 2000) (DateTime.IsLeapYear 1900)
let t g = try printfn "%O" (g ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> DateTime(2023, 2, 29)); t (fun () -> DateTime(2023, 1, 1, 24, 0, 0)); t (fun () -> DateTime.MaxValue.AddDays 1.0); t (fun () -> DateTime.MinValue.AddMonths -1); 
for s in [ "2024-01-31"; "2024-01-31T15:04:05"; "2024-01-31 15:04"; "01/31/2024"; "1/2/2024 3:04:05"; "2024-13-01"; "2024-02-30"; ""; "2024-01-31T15:04:05.678" ] do
    match DateTime.TryParse s with
    | true, v -> printfn "%s -> %s" s (v.ToString "o")
    | _ -> printfn "%s bad" s
printfn "%b %b" (DateTime.Now.Year > 2000) ((DateTime.UtcNow - DateTime.UtcNow).TotalSeconds < 1.0)
printfn "%s" (String.Join(" ", [ for i in 0 .. 400 .. 20000 -> (DateTime(1999, 12, 25).AddDays(float i)).ToString "yyyy-MM-dd" ]))
printfn "%d" (Seq.sum (seq { for i in 0 .. 100000 -> let x = DateTime.MinValue.AddDays(float i * 36.0) in x.Day * x.Month + x.Year + int x.DayOfWeek * x.DayOfYear }))
printfn "%A" d
printfn "%s" $"{d:yyyy} {d}"
printfn "%s %s" (String.Format("{0:yyyy-MM} {1,10:hh\\:mm}|", d, TimeSpan(1, 2, 3))) $"{TimeSpan(1, 2, 3):c} {d,12:HH}"

// out: 00:00:00 00:00:00 0:00:00 0:00:00:00.0000000 0 0 0 0 0 0 0
// out: 01:02:03 01:02:03 1:02:03 0:01:02:03.0000000 0 1 2 3 0 1.03417 3.723e+06
// out: 1.02:03:04 1.02:03:04 1:2:03:04 1:02:03:04.0000000 1 2 3 4 0 26.0511 9.3784e+07
// out: 1.02:03:04.5670000 1.02:03:04.5670000 1:2:03:04.567 1:02:03:04.5670000 1 2 3 4 567 26.0513 9.37846e+07
// out: 00:00:01.2345678 00:00:01.2345678 0:00:01.2345678 0:00:00:01.2345678 0 0 0 1 234 0.000342936 1234.57
// out: 00:00:03.5000000 00:00:03.5000000 0:00:03.5 0:00:00:03.5000000 0 0 0 3 500 0.000972222 3500
// out: 1.06:00:00 1.06:00:00 1:6:00:00 1:06:00:00.0000000 1 6 0 0 0 30 1.08e+08
// out: -01:02:03 -01:02:03 -1:02:03 -0:01:02:03.0000000 0 -1 -2 -3 0 -1.03417 -3.723e+06
// out: 01:30:00 01:30:00 1:30:00 0:01:30:00.0000000 0 1 30 0 0 1.5 5.4e+06
// out: 00:00:00.0015000 00:00:00.0015000 0:00:00.0015 0:00:00:00.0015000 0 0 0 0 1 4.16667e-07 1.5
// out: 10675199.02:48:05.4775807 10675199.02:48:05.4775807 10675199:2:48:05.4775807 10675199:02:48:05.4775807 10675199 2 48 5 477 2.56205e+08 9.22337e+14
// out: -10675199.02:48:05.4775808 -10675199.02:48:05.4775808 -10675199:2:48:05.4775808 -10675199:02:48:05.4775808 -10675199 -2 -48 -5 -477 -2.56205e+08 -9.22337e+14
// out: 1.06:00:00 1.06:00:00 1:6:00:00 1:06:00:00.0000000 1 6 0 0 0 30 1.08e+08
// out: 01:30:00 01:30:00 1:30:00 0:01:30:00.0000000 0 1 30 0 0 1.5 5.4e+06
// out: -01:30:00 -01:30:00 -1:30:00 -0:01:30:00.0000000 0 -1 -30 0 0 -1.5 -5.4e+06
// out: 02:30:00 02:30:00 2:30:00 0:02:30:00.0000000 0 2 30 0 0 2.5 9e+06
// out: 00:08:34.2857143 00:08:34.2857143 0:08:34.2857143 0:00:08:34.2857143 0 0 8 34 285 0.142857 514286
// out: 3
// out: true true true -1
// out: 02:03:04
// out: 1.02:03
// out: 03:04
// out: 2:3:4.56
// out: 04.567
// out: 1
// out: 2
// out: 01
// out: 1:2:3 -> 01:02:03
// out: 1.2:3:4 -> 1.02:03:04
// out: 5 -> 5.00:00:00
// out: -1:00 -> -01:00:00
// out: 1:2:3.5 -> 01:02:03.5000000
// out: 25:00 bad 00:00:00
// out: x bad 00:00:00
// out: 1.2:3:4.1234567 -> 1.02:03:04.1234567
// out: 1:2:3:4 -> 1.02:03:04
// out: 00:60:00 bad 00:00:00
// out:  bad 00:00:00
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: OverflowException: TimeSpan overflowed because the duration is too long.
// out: OverflowException: TimeSpan overflowed because the duration is too long.
// out: FormatException: String 'zz' was not recognized as a valid TimeSpan.
// out: FormatException: Input string was not in a correct format.
// out: 1.02:03:04.5670000 1.02:03:04.5670000
// out: [00:00:00.0000001; 00:00:00.0000003]
// out: 0 10000000
// out: true
// out: 1.02:03:04.5670000 26.1
open System
let p (t: TimeSpan) = printfn "%s %s %s %s %d %d %d %d %d %g %g" (t.ToString()) (t.ToString "c") (t.ToString "g") (t.ToString "G") t.Days t.Hours t.Minutes t.Seconds t.Milliseconds t.TotalHours t.TotalMilliseconds
p TimeSpan.Zero
p (TimeSpan(1, 2, 3)); p (TimeSpan(1, 2, 3, 4)); p (TimeSpan(1, 2, 3, 4, 567)); p (TimeSpan 12345678L)
p (TimeSpan.FromSeconds 3.5); p (TimeSpan.FromDays 1.25); p (-TimeSpan(1, 2, 3)); p (TimeSpan.FromMinutes 90.0); p (TimeSpan.FromMilliseconds 1.5)
p TimeSpan.MaxValue; p TimeSpan.MinValue; p (TimeSpan.FromHours 30.0)
p (TimeSpan(1, 0, 0) + TimeSpan(0, 30, 0)); p (TimeSpan(1, 0, 0) - TimeSpan(2, 30, 0)); p (TimeSpan(1, 0, 0) * 2.5); p (TimeSpan(1, 0, 0) / 7.0)
printfn "%g" (TimeSpan(1, 0, 0) / TimeSpan(0, 20, 0))
printfn "%b %b %b %d" (TimeSpan(1, 0, 0) = TimeSpan(0, 60, 0)) (TimeSpan(1, 0, 0) < TimeSpan(0, 61, 0)) (TimeSpan.Zero > TimeSpan.MinValue) (compare (TimeSpan 3L) (TimeSpan 5L))
let f = TimeSpan(1, 2, 3, 4, 567)
for s in [ @"hh\:mm\:ss"; @"d\.hh\:mm"; "mm':'ss"; @"h\:m\:s\.ff"; @"ss\.FFFFFF"; "%d"; "%h"; "dd" ] do printfn "%s" (f.ToString s)
for s in [ "1:2:3"; "1.2:3:4"; "5"; "-1:00"; "1:2:3.5"; "25:00"; "x"; "1.2:3:4.1234567"; "1:2:3:4"; "00:60:00"; "" ] do
    match TimeSpan.TryParse s with
    | true, v -> printfn "%s -> %O" s v
    | false, v -> printfn "%s bad %O" s v
let t g = try printfn "%O" (g ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> TimeSpan.FromSeconds nan); t (fun () -> TimeSpan.FromDays 1e20); t (fun () -> TimeSpan.MaxValue + TimeSpan 1L); t (fun () -> TimeSpan.Parse "zz"); t (fun () -> f.ToString "q")
printfn "%A %O" f f
printfn "%A" (List.sort [ TimeSpan 3L; TimeSpan 1L ])
printfn "%d %d" (hash (TimeSpan 5L) - hash (TimeSpan 5L)) TimeSpan.TicksPerSecond
let sw = Diagnostics.Stopwatch.StartNew()
printfn "%b" (sw.Elapsed.TotalSeconds < 100.0)
printfn "%s" $"{f} {f.TotalHours:F1}"

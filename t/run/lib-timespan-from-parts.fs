// out: 1.02:03:04.0050060
// out: 1.02:00:00
// out: 1.01:57:00
// out: 1.04:00:00
// out: 1.00:04:00
// out: 1.02:03:04
// out: 1.02:03:04.0050000
// out: 01:02:00
// out: 01:02:03.0040050
// out: 01:00:07
// out: 00:01:02
// out: 00:01:02.0030040
// out: 00:00:01.0020000
// out: 00:00:01.0020030
// out: 00:00:00.0010020
// out: 00:00:00.0000050
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: 10675199.02:48:05.4775800
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: 10675199.00:00:00
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: -10675199.02:48:05.4775800
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: 05:00:00
// out: 05:30:00
open System
let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> TimeSpan.FromDays (1, 2, 3L, 4L, 5L, 6L))
t (fun () -> TimeSpan.FromDays (1, 2))
t (fun () -> TimeSpan.FromDays (1, 2, -3L))
t (fun () -> TimeSpan.FromDays (1, hours = 4))
t (fun () -> TimeSpan.FromDays (1, minutes = 4L))
t (fun () -> TimeSpan.FromDays (1, 2, 3L, 4L))
t (fun () -> TimeSpan.FromDays (1, 2, 3L, 4L, 5L))
t (fun () -> TimeSpan.FromHours (1, 2L))
t (fun () -> TimeSpan.FromHours (1, 2L, 3L, 4L, 5L))
t (fun () -> TimeSpan.FromHours (1, seconds = 7L))
t (fun () -> TimeSpan.FromMinutes (1L, 2L))
t (fun () -> TimeSpan.FromMinutes (1L, 2L, 3L, 4L))
t (fun () -> TimeSpan.FromSeconds (1L, 2L))
t (fun () -> TimeSpan.FromSeconds (1L, 2L, 3L))
t (fun () -> TimeSpan.FromMilliseconds (1L, 2L))
t (fun () -> TimeSpan.FromMicroseconds 5L)
t (fun () -> TimeSpan.FromDays Int32.MaxValue)
t (fun () -> TimeSpan.FromDays (Int32.MaxValue, 3))
t (fun () -> TimeSpan.FromDays (10675199, 2, 48L, 5L, 477L, 580L))
t (fun () -> TimeSpan.FromDays (10675199, 2, 48L, 5L, 477L, 581L))
t (fun () -> TimeSpan.FromDays (10675199, Int32.MaxValue, -60L * 2147483647L))
t (fun () -> TimeSpan.FromSeconds (Int64.MaxValue, 1L))
t (fun () -> TimeSpan.FromSeconds (Int64.MaxValue, Int64.MinValue))
t (fun () -> TimeSpan.FromMilliseconds (Int64.MaxValue, -5L))
t (fun () -> TimeSpan.FromMicroseconds Int64.MinValue)
t (fun () -> TimeSpan.FromMicroseconds -922337203685477580L)
t (fun () -> TimeSpan.FromMicroseconds -922337203685477581L)
t (fun () -> TimeSpan.FromHours 5)
t (fun () -> TimeSpan.FromHours 5.5)

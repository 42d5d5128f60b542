// out: 1.02:03:04.0050060
// out: -00:00:00.0000060
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: 10675199.02:48:05.4775800
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: -10675199.02:48:05.4775800
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.
// out: ArgumentOutOfRangeException: TimeSpan overflowed because the duration is too long.

open System
let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> TimeSpan(1, 2, 3, 4, 5, 6))
t (fun () -> TimeSpan(0, 0, 0, 0, 0, -6))
t (fun () -> TimeSpan(Int32.MaxValue, 0, 0, 0, 0, 0))
t (fun () -> TimeSpan(10675199, 2, 48, 5, 477, 580))
t (fun () -> TimeSpan(10675199, 2, 48, 5, 477, 581))
t (fun () -> TimeSpan(-10675199, -2, -48, -5, -477, -580))
t (fun () -> TimeSpan(-10675199, -2, -48, -5, -477, -581))
t (fun () -> TimeSpan(0, Int32.MaxValue, Int32.MinValue, Int32.MaxValue, Int32.MinValue, Int32.MaxValue))

// out: 02/29/2024 12:00:00 +00:00
// out: 02/29/2024 12:00:00 +00:00
// out: 00:00:00.5000000
// out: 00:00:01.5000000 -00:00:00.0100000
// out: true
// out: true 1000000000
// out: true
// out: InvalidOperationException: The operation cannot be performed when TimeProvider.TimestampFrequency is zero or negative.
open System

type Fixed(now: DateTimeOffset) =
    inherit TimeProvider()
    let mutable ticks = 0L
    override _.GetUtcNow() = now
    override _.LocalTimeZone = TimeZoneInfo.Utc
    override _.GetTimestamp() = ticks <- ticks + 500L; ticks
    override _.TimestampFrequency = 1000L

let clock: TimeProvider = Fixed(DateTimeOffset(2024, 2, 29, 12, 0, 0, TimeSpan.Zero))
printfn "%O" (clock.GetUtcNow())
printfn "%O" (clock.GetLocalNow())
let start = clock.GetTimestamp()
printfn "%O" (clock.GetElapsedTime start)
printfn "%O %O" (clock.GetElapsedTime(0L, 1500L)) (clock.GetElapsedTime(10L, 0L))
let system = TimeProvider.System
printfn "%b" (abs (system.GetUtcNow() - DateTimeOffset.UtcNow).TotalSeconds < 5.0)
let from = system.GetTimestamp()
printfn "%b %d" (system.GetElapsedTime(from) >= TimeSpan.Zero) system.TimestampFrequency
printfn "%b" (system.LocalTimeZone.Id = TimeZoneInfo.Local.Id)

type Bad() =
    inherit TimeProvider()
    override _.TimestampFrequency = 0L

try Bad().GetElapsedTime(1L, 2L) |> printfn "%O"
with e -> printfn "%s: %s" (e.GetType().Name) e.Message

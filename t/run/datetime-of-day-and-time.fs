// out: 2024-02-29T13:05:07.0890000 Unspecified
// out: 2024-02-29T13:05:07.0890000Z Utc
// out: 2024-02-29T00:00:00.0000000 Unspecified
// out: 2024-02-29T00:00:00.0000000 Unspecified
// out: 2024-02-29T01:02:03.0000000 Unspecified
// out: 2024-02-29T01:02:03.0040000 Unspecified
// out: Local
// out: 2024-02-29T16:00:00.0000000 Unspecified
// out: 2024-03-01T00:00:00.0000000 Unspecified
// A DateTime of a day and a time; the other constructors.
open System
let day = DateOnly(2024, 2, 29)
let time = TimeOnly(13, 5, 7, 89)
let show (d: DateTime) = printfn "%s %A" (d.ToString "O") d.Kind
show (DateTime(day, time))
show (DateTime(day, time, DateTimeKind.Utc))
show (new DateTime(day, TimeOnly.MinValue))
show (DateTime(2024, 2, 29))
show (DateTime(2024, 2, 29, 1, 2, 3))
show (DateTime(2024, 2, 29, 1, 2, 3, 4))
printfn "%A" (DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Local)).Kind
show (DateTime(638448192000000000L))
show (DateTime(day, TimeOnly.MaxValue).AddTicks 1L)

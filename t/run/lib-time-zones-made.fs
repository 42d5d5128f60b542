// out: UTC|(UTC) Coordinated Universal Time|Coordinated Universal Time|Coordinated Universal Time|00:00:00|false|(UTC) Coordinated Universal Time
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000Z
// out: to mine: 2024-07-01T17:30:00.0000000
// out: from west: 2024-07-01T20:00:00.0000000Z
// out: from utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000Z
// out: to mine: 2024-07-01T17:30:00.0000000
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000Z
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: UTC|(UTC) Coordinated Universal Time|Coordinated Universal Time|Coordinated Universal Time|00:00:00|false|(UTC) Coordinated Universal Time
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000+00:00
// out: to mine: 2024-07-01T17:30:00.0000000
// out: from west: 2024-07-01T20:00:00.0000000+00:00
// out: from utc: 2024-07-01T12:00:00.0000000+00:00
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000+00:00
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: 2024-07-01T12:00:00.0000000+00:00
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 00:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T12:00:00.0000000+00:00
// out: to mine: 2024-07-01T17:30:00.0000000
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 00:00:00 false false 07/01/2024 10:00:00 +00:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: My|Mine|Standard|Standard|05:30:00|false|Mine
// out: 05:30:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T17:30:00.0000000
// out: to mine: 2024-07-01T12:00:00.0000000
// out: from west: 2024-07-02T01:30:00.0000000
// out: from utc: 2024-07-01T17:30:00.0000000
// out: to utc: 2024-07-01T06:30:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 05:30:00 false false 07/01/2024 15:30:00 +05:30
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 05:30:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T17:30:00.0000000
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: 2024-07-01T17:30:00.0000000
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 05:30:00 false false 07/01/2024 15:30:00 +05:30
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: 05:30:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T17:30:00.0000000
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: 05:30:00 false false 07/01/2024 15:30:00 +05:30
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: West|West of here|||-08:00:00|false|West of here
// out: -08:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T04:00:00.0000000
// out: to mine: 2024-07-02T01:30:00.0000000
// out: from west: 2024-07-01T12:00:00.0000000
// out: from utc: 2024-07-01T04:00:00.0000000
// out: to utc: 2024-07-01T20:00:00.0000000Z
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: -08:00:00 false false 07/01/2024 02:00:00 -08:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: -08:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T04:00:00.0000000
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: 2024-07-01T04:00:00.0000000
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: -08:00:00 false false 07/01/2024 02:00:00 -08:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: -08:00:00 false false false
// out: ambiguous offsets: System.ArgumentException: The supplied DateTime is not in an ambiguous time range. (Parameter 'dateTime')
// out: to: 2024-07-01T04:00:00.0000000
// out: to mine: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from west: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: from utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: System.ArgumentException: The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local. (Parameter 'sourceTimeZone')
// out: to utc: 2024-07-01T12:00:00.0000000Z
// out: -08:00:00 false false 07/01/2024 02:00:00 -08:00
// out: ambiguous offsets: System.ArgumentException: The supplied DateTimeOffset is not in an ambiguous time range. (Parameter 'dateTimeOffset')
// out: find: System.TimeZoneNotFoundException: The time zone ID 'No/Such' was not found on the local computer.
// out: find: System.ArgumentNullException: Value cannot be null. (Parameter 'id')
// out: find: System.TimeZoneNotFoundException: The time zone ID '../passwd' was not found on the local computer.
// out: find: (UTC) Coordinated Universal Time
// out: try: false true
// out: by name: 2024-07-01T12:00:00.0000000Z
// out: by name: 2024-07-01T12:00:00.0000000Z
// out: by name: 07/01/2024 12:00:00 +00:00
// out: null: System.ArgumentNullException: Value cannot be null. (Parameter 'destinationTimeZone')
// out: null: System.ArgumentNullException: Value cannot be null. (Parameter 'sourceTimeZone')
// out: equal: false true false
// out: equal: True
// out: equal: False
// out: custom: System.ArgumentException: The value cannot be an empty string. (Parameter 'id')
// out: custom: System.ArgumentNullException: Value cannot be null. (Parameter 'id')
// out: custom: System.ArgumentOutOfRangeException: The TimeSpan parameter must be within plus or minus 14.0 hours. (Parameter 'baseUtcOffset')
// out: custom: System.ArgumentException: The TimeSpan parameter cannot be specified more precisely than whole minutes. (Parameter 'baseUtcOffset')
// out: raise: System.TimeZoneNotFoundException: m
// out: raise: System.InvalidTimeZoneException: Exception of type 'System.InvalidTimeZoneException' was thrown.
// TimeZoneInfo without files: universal time, zones that a program makes, names that there are not.
module Program
open System
Environment.SetEnvironmentVariable ("TZ", "")
let t name f = try printfn "%s: %O" name (f () |> box) with e -> printfn "%s: %s: %s" name (e.GetType().FullName) e.Message
let show (x: DateTime) = x.ToString "o"
let d = DateTime(2024, 7, 1, 12, 0, 0)
let u = DateTime.SpecifyKind (d, DateTimeKind.Utc)
let l = DateTime.SpecifyKind (d, DateTimeKind.Local)
let text (z: TimeZoneInfo) = sprintf "%s|%s|%s|%s|%O|%b|%O" z.Id z.DisplayName z.StandardName z.DaylightName z.BaseUtcOffset z.SupportsDaylightSavingTime z
let mine = TimeZoneInfo.CreateCustomTimeZone ("My", TimeSpan.FromHours 5.5, "Mine", "Standard")
let west = TimeZoneInfo.CreateCustomTimeZone ("West", TimeSpan.FromHours -8., "West of here", null)
for z in [ TimeZoneInfo.Utc; TimeZoneInfo.Local; mine; west ] do
    printfn "%s" (text z)
    for x in [ d; u; l ] do
        printfn "%O %b %b %b" (z.GetUtcOffset x) (z.IsDaylightSavingTime x) (z.IsAmbiguousTime x) (z.IsInvalidTime x)
        t "ambiguous offsets" (fun () -> z.GetAmbiguousTimeOffsets x)
        t "to" (fun () -> show (TimeZoneInfo.ConvertTime (x, z)))
        t "to mine" (fun () -> show (TimeZoneInfo.ConvertTime (x, z, mine)))
        t "from west" (fun () -> show (TimeZoneInfo.ConvertTime (x, west, z)))
        t "from utc" (fun () -> show (TimeZoneInfo.ConvertTimeFromUtc (x, z)))
        t "to utc" (fun () -> show (TimeZoneInfo.ConvertTimeToUtc (x, z)))
        t "to utc" (fun () -> show (TimeZoneInfo.ConvertTimeToUtc x))
        let o = DateTimeOffset (x.Ticks, TimeSpan.FromHours 2.)
        printfn "%O %b %b %O" (z.GetUtcOffset o) (z.IsDaylightSavingTime o) (z.IsAmbiguousTime o) (TimeZoneInfo.ConvertTime (o, z))
        t "ambiguous offsets" (fun () -> z.GetAmbiguousTimeOffsets o)
t "find" (fun () -> TimeZoneInfo.FindSystemTimeZoneById "No/Such")
t "find" (fun () -> TimeZoneInfo.FindSystemTimeZoneById null)
t "find" (fun () -> TimeZoneInfo.FindSystemTimeZoneById "../passwd")
t "find" (fun () -> TimeZoneInfo.FindSystemTimeZoneById "utc")
t "try" (fun () -> let ok, z = TimeZoneInfo.TryFindSystemTimeZoneById "x" in sprintf "%b %b" ok (isNull z))
t "by name" (fun () -> show (TimeZoneInfo.ConvertTimeBySystemTimeZoneId (d, "UTC")))
t "by name" (fun () -> show (TimeZoneInfo.ConvertTimeBySystemTimeZoneId (d, "UTC", "UTC")))
t "by name" (fun () -> TimeZoneInfo.ConvertTimeBySystemTimeZoneId (DateTimeOffset u, "UTC"))
t "null" (fun () -> show (TimeZoneInfo.ConvertTime (d, null)))
t "null" (fun () -> show (TimeZoneInfo.ConvertTime (d, null, mine)))
t "equal" (fun () -> sprintf "%b %b %b" (mine.Equals west) (mine = mine) (mine.HasSameRules west))
t "equal" (fun () -> mine.Equals (TimeZoneInfo.CreateCustomTimeZone ("MY", TimeSpan.FromHours 5.5, "?", "?")))
t "equal" (fun () -> mine.Equals (box "My"))
t "custom" (fun () -> TimeZoneInfo.CreateCustomTimeZone ("", TimeSpan.Zero, "a", "b"))
t "custom" (fun () -> TimeZoneInfo.CreateCustomTimeZone (null, TimeSpan.Zero, "a", "b"))
t "custom" (fun () -> TimeZoneInfo.CreateCustomTimeZone ("x", TimeSpan.FromHours 15., "a", "b"))
t "custom" (fun () -> TimeZoneInfo.CreateCustomTimeZone ("x", TimeSpan.FromSeconds 15., "a", "b"))
t "raise" (fun () -> raise (TimeZoneNotFoundException "m"))
t "raise" (fun () -> raise (InvalidTimeZoneException ()))

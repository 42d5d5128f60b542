// out: Some 01:02:03
// out: Some 0f8fad5b-d9cb-469f-a165-70867728950e
// out: Some 1.50M
// out: Some 02/03/2020 00:00:00
// out: Some true
// out: Some 'x'
// out: Some 1.2.3
// out: Some 123
// out: None
// out: None
// out: true 2020
// out: true 01:02:03
// out: true x
// out: true 3
// out: true 2020
// out: true Friday
// out: true Friday
// out: true 2020
// out: true 1.2.3
// out: true 2.5
// out: true 255
// out: true 1.5
// out: true 10:20
// TryParse with the place to store in: as an argument, and asked for by a constraint.
open System
let inline tryParse< ^T when ^T: (static member TryParse: string * byref< ^T > -> bool)> (s: string) : ^T option =
    let mutable v = Unchecked.defaultof< ^T>
    if (^T: (static member TryParse: string * byref< ^T > -> bool) (s, &v)) then Some v else None
printfn "%A" (tryParse<TimeSpan> "1:02:03")
printfn "%A" (tryParse<Guid> "0f8fad5b-d9cb-469f-a165-70867728950e")
printfn "%A" (tryParse<decimal> "1.50")
printfn "%A" (tryParse<DateTime> "2020-02-03")
printfn "%A" (tryParse<bool> "true")
printfn "%A" (tryParse<char> "x")
printfn "%A" (tryParse<Version> "1.2.3")
printfn "%A" (tryParse<bigint> "123")
printfn "%A" (tryParse<DateTimeOffset> "x")
printfn "%A" (tryParse<DateOnly> "x")
let mutable d = DateTime.MinValue
let mutable t = TimeSpan.Zero
let mutable c = 'a'
let mutable o = DateTimeOffset.MinValue
printfn "%b %O" (DateTime.TryParse("2020-02-03", &d)) d.Year
printfn "%b %O" (TimeSpan.TryParse("1:02:03", &t)) t
printfn "%b %O" (Char.TryParse("x", &c)) c
printfn "%b %O" (DateTime.TryParseExact("03/02/2020", "dd/MM/yyyy", Globalization.CultureInfo.InvariantCulture, Globalization.DateTimeStyles.None, &d)) d.Day
printfn "%b %O" (DateTimeOffset.TryParse("2020-02-03T00:00:00Z", &o)) o.Year
let mutable e = DayOfWeek.Monday
printfn "%b %O" (Enum.TryParse("Friday", &e)) e
printfn "%b %O" (Enum.TryParse<DayOfWeek>("friday", true, &e)) e
let mutable dt = DateOnly.MinValue
printfn "%b %O" (DateOnly.TryParse("2020-02-03", &dt)) dt.Year
let mutable v = null
printfn "%b %O" (Version.TryParse("1.2.3", &v)) v
let mutable f = 0.0
printfn "%b %g" (Double.TryParse("2.5", Globalization.NumberStyles.Float, Globalization.CultureInfo.InvariantCulture, &f)) f
let mutable i = 0
printfn "%b %d" (Int32.TryParse("ff", Globalization.NumberStyles.HexNumber, null, &i)) i
let mutable m = 0m
printfn "%b %M" (Decimal.TryParse("1.5", &m)) m
let mutable ts = TimeOnly.MinValue
printfn "%b %O" (TimeOnly.TryParse("10:20", &ts)) ts

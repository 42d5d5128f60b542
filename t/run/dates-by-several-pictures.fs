// out: 01/02/2020 03:04:05 +00:00
// out: (true, 01/02/2020 03:04:05 +00:00)
// out: (true, 01/02/2020 03:04:05)
// out: (false, 01/01/0001 00:00:00 +00:00)
// out: FormatException String '2020-01' was not recognized as a valid DateTime.
// out: FormatException No format specifiers were provided.
// out: FormatException Format specifier '' was invalid.
// out: FormatException String '' was not recognized as a valid DateTime.
// out: 01/02/2020 03:04:05 +02:00
// out: 01/02/2020 01:04:05 +00:00
// out: FormatException Format specifier '' was invalid.
// out: ArgumentNullException Value cannot be null. (Parameter 'input')
// out: ArgumentNullException String reference not set to an instance of a String. (Parameter 'formats')
// out: (false, 01/01/0001 00:00:00 +00:00)
// out: (true, 01/01/2020 00:00:00 +00:00)
// out: FormatException String '2020-01' was not recognized as a valid DateTime.
// out: FormatException No format specifiers were provided.
// out: FormatException Format specifier '' was invalid.
// out: FormatException String '' was not recognized as a valid DateTime.
// out: FormatException Format specifier '' was invalid.
// out: ArgumentNullException Value cannot be null. (Parameter 's')
// out: ArgumentNullException String reference not set to an instance of a String. (Parameter 'formats')
// out: (false, 01/01/0001 00:00:00)
// out: (false, 01/01/0001 00:00:00)
// out: (false, 01/01/0001 00:00:00)
open System
open System.Collections.Generic
open System.Globalization
let formats = [| "yyyy-MM-ddTHH:mm:ss.fffK"; "yyyy-MM-ddTHH:mm:ssK" |]
printfn "%O" (DateTimeOffset.ParseExact ("2020-01-02T03:04:05Z", formats, null, DateTimeStyles.AssumeUniversal))
printfn "%A" (DateTimeOffset.TryParseExact ("2020-01-02T03:04:05Z", formats, null, DateTimeStyles.AssumeUniversal))
printfn "%A" (DateTime.TryParseExact ("2020-01-02T03:04:05Z", formats, null, DateTimeStyles.AssumeUniversal))
printfn "%A" (DateTimeOffset.TryParseExact ("2020-01-02", formats, null, DateTimeStyles.AssumeUniversal))
let t f = try printfn "%O" (f ()) with e -> printfn "%s %s" (e.GetType().Name) e.Message
t (fun () -> DateTimeOffset.ParseExact ("2020-01", formats, null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("2020-01", [| |], null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("2020-01", [| ""; "yyyy" |], null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("", formats, null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("2020-01-02T03:04:05+02:00", formats, null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("2020-01-02T03:04:05+02:00", formats, CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal))
t (fun () -> DateTimeOffset.ParseExact ("2020-01-02T03:04:05+02:00", [| null |], null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact (null, formats, null, DateTimeStyles.None))
t (fun () -> DateTimeOffset.ParseExact ("x", (null: string[]), null, DateTimeStyles.None))
printfn "%A" (DateTimeOffset.TryParseExact ("x", [| "yyyy"; null |], null, DateTimeStyles.None))
printfn "%A" (DateTimeOffset.TryParseExact ("2020", [| "yyyy"; "" |], null, DateTimeStyles.AssumeUniversal))
module OfDateTime =
    let t f = try printfn "%O" (f ()) with e -> printfn "%s %s" (e.GetType().Name) e.Message
    t (fun () -> DateTime.ParseExact ("2020-01", formats, null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact ("2020-01", [| |], null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact ("2020-01", [| ""; "yyyy" |], null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact ("", formats, null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact ("2020-01-02T03:04:05+02:00", [| null |], null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact (null, formats, null, DateTimeStyles.None))
    t (fun () -> DateTime.ParseExact ("x", (null: string[]), null, DateTimeStyles.None))
    printfn "%A" (DateTime.TryParseExact ("x", [| "yyyy"; null |], null, DateTimeStyles.None))
    printfn "%A" (DateTime.TryParseExact ("2020", [| ""; "yyyy" |], null, DateTimeStyles.None))
    printfn "%A" (DateTime.TryParseExact ("2020", (null: string[]), null, DateTimeStyles.None))

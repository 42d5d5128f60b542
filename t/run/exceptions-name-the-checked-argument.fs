// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + 2024-02-29T01:02:03.0000005+02:00
// out: - 2024-02-29T01:02:02.9999995+02:00
// out: Add 2024-02-29T01:02:03.0000005+02:00
// out: Subtract 2024-02-29T01:02:02.9999995+02:00
// out: + 0001-01-01T00:00:00.0000005+00:00
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add 0001-01-01T00:00:00.0000005+00:00
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - 9999-12-31T23:59:59.9999994+00:00
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract 9999-12-31T23:59:59.9999994+00:00
// out: + 2024-02-23T20:59:00.9990000+02:00
// out: - 2024-03-05T05:05:05.0010000+02:00
// out: Add 2024-02-23T20:59:00.9990000+02:00
// out: Subtract 2024-03-05T05:05:05.0010000+02:00
// out: + ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: - 0001-01-06T04:03:02.0010000+00:00
// out: Add ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Subtract 0001-01-06T04:03:02.0010000+00:00
// out: + 9999-12-26T19:56:57.9989999+00:00
// out: - ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: Add 9999-12-26T19:56:57.9989999+00:00
// out: Subtract ArgumentOutOfRangeException The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: Replace ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: Replace ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: Replace ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: Replace ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: Replace ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: Replace ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: Replace ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: Replace ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: Replace ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: Replace abc
// out: Replace abc
// out: Replace ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// Which argument the exceptions of DateTimeOffset and of StringBuilder.Replace name, and which they check first.
open System
open System.Text
let show name (f: unit -> 'a) = try printfn "%s %s" name (string (f ())) with e -> printfn "%s %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "|"))
let v = DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours 2.0)
for t in [ TimeSpan.MaxValue; TimeSpan.MinValue; TimeSpan 5L; TimeSpan(-5, -4, -3, -2, -1) ] do
    for d in [ v; DateTimeOffset.MinValue; DateTimeOffset.MaxValue ] do
        show "+" (fun () -> (d + t).ToString "o")
        show "-" (fun () -> (d - t).ToString "o")
        show "Add" (fun () -> (d.Add t).ToString "o")
        show "Subtract" (fun () -> (d.Subtract t).ToString "o")
for s in [ null; "" ; "b" ] do
    for i in [ -1; 0; 2; 9 ] do
        show "Replace" (fun () -> (StringBuilder "abc").Replace(s, "x", i, 1))

// out: OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor')
// out: 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00
// out: 00:00:00 | 00:00:00 | 00:00:00
// out: 00:00:00 | 00:00:00 | 00:00:00
// out: OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor')
// out: 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00
// out: OverflowException: TimeSpan overflowed because the duration is too long. | -5337599.13:24:02.7387904 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: 5337599.13:24:02.7387904 | OverflowException: TimeSpan overflowed because the duration is too long. | 5337599.13:24:02.7387904
// out: OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor')
// out: 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00
// out: -00:00:00.0000010 | -00:00:00.0000002 | -00:00:00.0000010
// out: 00:00:00.0000002 | 00:00:00.0000010 | 00:00:00.0000002
// out: OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor') | ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor')
// out: 00:00:00 | OverflowException: TimeSpan overflowed because the duration is too long. | 00:00:00
// out: OverflowException: TimeSpan overflowed because the duration is too long. | 5337599.13:24:02.7387904 | OverflowException: TimeSpan overflowed because the duration is too long.
// out: -5337599.13:24:02.7387904 | OverflowException: TimeSpan overflowed because the duration is too long. | -5337599.13:24:02.7387904
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: OverflowException: TimeSpan overflowed because the duration is too long.
// A product or quotient that is no number is too long; a factor that is none is refused.
open System
let show (f: unit -> 'a) = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message
for t in [ TimeSpan.Zero; TimeSpan.MaxValue; TimeSpan 5L; TimeSpan.MinValue ] do
    for x in [ 0.0; nan; infinity; -0.5; 2.0 ] do
        printfn "%s | %s | %s" (show (fun () -> t / x)) (show (fun () -> t * x)) (show (fun () -> t.Divide x))
printfn "%s" (show (fun () -> TimeSpan.FromDays nan))
printfn "%s" (show (fun () -> TimeSpan.FromDays 1e10))

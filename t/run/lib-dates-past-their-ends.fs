// out: 1 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 2 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 3 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 4 System.ArgumentOutOfRangeException: Years value must be between +/-10000. (Parameter 'value')
// out: 5 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 6 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 7 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 8 System.ArgumentOutOfRangeException: Months value must be between +/-120000. (Parameter 'months')
// out: 9 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 10 System.ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: 11 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: 12 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 't')
// out: 13 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 14 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 15 System.ArgumentOutOfRangeException: Month must be between one and twelve. (Parameter 'month')
// out: Actual value was 0.
// out: 16 System.ArgumentOutOfRangeException: Year must be between 1 and 9999. (Parameter 'year')
// out: 17 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 18 System.ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: 19 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 20 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 21 System.ArgumentOutOfRangeException: Years value must be between +/-10000. (Parameter 'value')
// out: 22 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 23 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 24 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'months')
// out: 25 System.ArgumentOutOfRangeException: The added or subtracted value results in an un-representable DateTime. (Parameter 'value')
// out: 26 System.OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: 27 System.OverflowException: The duration cannot be returned for TimeSpan.MinValue because the absolute value of TimeSpan.MinValue exceeds the value of TimeSpan.MaxValue.
// out: 28 System.OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: 29 System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: 30 System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: 31 System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: 32 System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: 33 System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: 34 System.ArgumentOutOfRangeException: scale ('29') must be less than or equal to '28'. (Parameter 'scale')
// out: Actual value was 29.
// out: 35 System.ArgumentOutOfRangeException: Larger than collection size. (Parameter 'count')
// out: 36 System.ArgumentOutOfRangeException: Larger than collection size. (Parameter 'index')
// out: 37 System.ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: 38 System.ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: 39 System.ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: 40 -1
// out: 41 572662306
module Program
open System
let mutable no = 0
let e (f: unit -> 'a) =
    no <- no + 1
    try printfn "%d %A" no (f ())
    with e -> printfn "%d %s: %s" no (e.GetType().FullName) e.Message
e (fun () -> DateTime.MaxValue.AddTicks 1L)
e (fun () -> DateTime.MinValue.AddTicks -1L)
e (fun () -> DateTime.MinValue.AddYears -1)
e (fun () -> DateTime.MinValue.AddYears 20000)
e (fun () -> DateTime.MinValue.AddMonths -1)
e (fun () -> DateTime.MaxValue.AddMonths 1)
e (fun () -> DateTime.MaxValue.AddYears 1)
e (fun () -> DateTime.MaxValue.AddMonths 200000)
e (fun () -> DateTime.MaxValue.AddDays 1.0)
e (fun () -> DateTime.MaxValue.AddDays 1e20)
e (fun () -> DateTime.MaxValue + TimeSpan(1L))
e (fun () -> DateTime.MinValue - TimeSpan(1L))
e (fun () -> DateTime.MaxValue.Subtract(TimeSpan -1L))
e (fun () -> DateTime.MaxValue.Add(TimeSpan 1L))
e (fun () -> DateTime.DaysInMonth(2020, 0))
e (fun () -> DateTime.DaysInMonth(0, 1))
e (fun () -> DateTime.MaxValue.AddMicroseconds 1.0)
e (fun () -> DateOnly.MaxValue.AddDays 1)
e (fun () -> DateOnly.MaxValue.AddMonths 1)
e (fun () -> DateOnly.MaxValue.AddYears 1)
e (fun () -> DateOnly.MaxValue.AddYears 20000)
e (fun () -> DateTimeOffset.MaxValue.AddTicks 1L)
e (fun () -> DateTimeOffset.MaxValue.AddYears 1)
e (fun () -> DateTimeOffset.MaxValue.AddMonths 1)
e (fun () -> DateTimeOffset.MaxValue.AddDays 1.0)
e (fun () -> TimeSpan.MinValue.Negate())
e (fun () -> TimeSpan.MinValue.Duration())
e (fun () -> -TimeSpan.MinValue)
e (fun () -> TimeSpan.Zero - TimeSpan.MinValue)
e (fun () -> TimeSpan.MaxValue.Add TimeSpan.MaxValue)
e (fun () -> TimeSpan.MinValue.Subtract TimeSpan.MaxValue)
e (fun () -> TimeSpan.MaxValue.Multiply 2.0)
e (fun () -> TimeSpan.MaxValue.Divide 0.0)
e (fun () -> Decimal(1, 2, 3, false, 29uy))
e (fun () -> ResizeArray([1;2;3]).LastIndexOf(1, 1, 3))
e (fun () -> ResizeArray([1;2;3]).LastIndexOf(1, 3, 1))
e (fun () -> ResizeArray([1;2;3]).LastIndexOf(1, 1, -3))
e (fun () -> ResizeArray([1;2;3]).LastIndexOf(1, -1, 1))
e (fun () -> ResizeArray([1;2;3]).LastIndexOf(1, -1))
e (fun () -> ResizeArray<int>().LastIndexOf(1, -1, 0))
e (fun () -> hash (Guid "00112233-4455-6677-8899-aabbccddeeff"))

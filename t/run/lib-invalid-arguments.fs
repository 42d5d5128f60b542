// out: char d: A
// out: char I: B
// out: char dneg: OverflowException Value was either too large or too small for a character.
// out: char dbig: OverflowException Value was either too large or too small for a character.
// out: char Ibig: OverflowException Arithmetic operation resulted in an overflow.
// out: cmp: 97
// out: cmp: -98
// out: cmp: 1
// out: cmp: -23
// out: cmp: 1
// out: cmp: 97
// out: round: ArgumentException The value '99' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: round: ArgumentException The value '99' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: round: ArgumentException The value '99' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: round: ArgumentException The value '99' is not valid for this usage of the type MidpointRounding. (Parameter 'mode')
// out: addnan: 01/01/2000 00:00:00
// out: addinf: ArgumentOutOfRangeException Value to add was out of range. (Parameter 'value')
// out: addnan: 01/01/2000 00:00:00
// out: addnan: ArgumentOutOfRangeException Value to add was out of range. (Parameter 'value')
// out: addmin: ArgumentOutOfRangeException Value to add was out of range. (Parameter 'value')
// out: addmo: ArgumentOutOfRangeException Value to add was out of range. (Parameter 'value')
// out: ticks: ArgumentOutOfRangeException Value to add was out of range. (Parameter 'value')
// out: off: 01/01/2000 00:00:00 +00:00
// out: kind: ArgumentException Invalid DateTimeKind value. (Parameter 'kind')
// out: kind: ArgumentException Invalid DateTimeKind value. (Parameter 'kind')
// out: kind: ArgumentException Invalid DateTimeKind value. (Parameter 'kind')
// out: kind: ArgumentException Invalid DateTimeKind value. (Parameter 'kind')
// out: split: ArgumentException Value of flags is invalid. (Parameter 'options')
// out: split: ArgumentException Value of flags is invalid. (Parameter 'options')
// out: split: ArgumentException Value of flags is invalid. (Parameter 'options')
// out: split: ArgumentException Value of flags is invalid. (Parameter 'options')
// out: copy: ArgumentOutOfRangeException destinationIndex ('-2147483648') must be a non-negative value. (Parameter 'destinationIndex')|Actual value was -2147483648.
// out: copy: ArgumentOutOfRangeException sourceIndex ('-1') must be a non-negative value. (Parameter 'sourceIndex')|Actual value was -1.
// out: copy: ArgumentOutOfRangeException destinationIndex ('2') must be less than or equal to '1'. (Parameter 'destinationIndex')|Actual value was 2.
// out: copy: ArgumentOutOfRangeException count ('-2') must be a non-negative value. (Parameter 'count')|Actual value was -2.
// out: copy: ArgumentOutOfRangeException sourceIndex ('2') must be less than or equal to '1'. (Parameter 'sourceIndex')|Actual value was 2.
// out: copy: ArgumentNullException Value cannot be null. (Parameter 'destination')
// out: tca: ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '2'. (Parameter 'startIndex')|Actual value was 4294967295.
// out: tca: ArgumentOutOfRangeException startIndex ('0') must be less than or equal to '-1'. (Parameter 'startIndex')|Actual value was 0.
// out: tca: ArgumentOutOfRangeException length ('-3') must be a non-negative value. (Parameter 'length')|Actual value was -3.
// out: sb: ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: sb: ArgumentOutOfRangeException Capacity exceeds maximum capacity. (Parameter 'capacity')
// out: sb: ArgumentOutOfRangeException maxCapacity ('0') must be a non-negative and non-zero value. (Parameter 'maxCapacity')|Actual value was 0.
// out: sb: ArgumentOutOfRangeException capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: sb: ArgumentOutOfRangeException Capacity exceeds maximum capacity. (Parameter 'capacity')
module Program
open System
let t (name: string) (f: unit -> obj) =
    try printfn "%s: %O" name (f ()) with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "|"))
let p n = System.Numerics.BigInteger.Pow(2I, n)
t "char d" (fun () -> box (char 65m))
t "char I" (fun () -> box (char 66I))
t "char dneg" (fun () -> box (char -65m))
t "char dbig" (fun () -> box (char 1e10m))
t "char Ibig" (fun () -> box (char (p 20)))
t "cmp" (fun () -> box (StringComparer.Ordinal.Compare("a", "")))
t "cmp" (fun () -> box (StringComparer.Ordinal.Compare("", "b")))
t "cmp" (fun () -> box (StringComparer.Ordinal.Compare("a", null)))
t "cmp" (fun () -> box (StringComparer.Ordinal.Compare("abc", "abz")))
t "cmp" (fun () -> box (StringComparer.Ordinal.Compare("abc", "ab")))
t "cmp" (fun () -> box (String.CompareOrdinal("a", "")))
t "round" (fun () -> box (Math.Round(1m, enum<MidpointRounding> 99)))
t "round" (fun () -> box (Math.Round(1.5m, 1, enum<MidpointRounding> 99)))
t "round" (fun () -> box (Math.Round(1.5, enum<MidpointRounding> 99)))
t "round" (fun () -> box (Decimal.Round(1m, enum<MidpointRounding> 99)))
t "addnan" (fun () -> box (DateTime(2000,1,1).AddDays nan))
t "addinf" (fun () -> box (DateTime(2000,1,1).AddDays infinity))
t "addnan" (fun () -> box (DateTime(2000,1,1).AddHours nan))
t "addnan" (fun () -> box (DateTime(2000,1,1).AddMilliseconds -infinity))
t "addmin" (fun () -> box (DateTime(2000,1,1).AddMinutes 1e300))
t "addmo" (fun () -> box (DateTime(2000,1,1).AddSeconds 1e13))
t "ticks" (fun () -> box (DateTime(2000,1,1).AddDays 1e9))
t "off" (fun () -> box (DateTimeOffset(2000,1,1,0,0,0,TimeSpan.Zero).AddDays nan))
t "kind" (fun () -> box (DateTime(2000,1,1,0,0,0, enum<DateTimeKind> 9)))
t "kind" (fun () -> box (DateTime(0L, enum<DateTimeKind> 9)))
t "kind" (fun () -> box (DateTime(2000,1,1,0,0,0,0, enum<DateTimeKind> -1)))
t "kind" (fun () -> box (DateTime.SpecifyKind(DateTime(2000,1,1), enum<DateTimeKind> 9)))
t "split" (fun () -> box (("a b".Split(' ', enum<StringSplitOptions> 99)).Length))
t "split" (fun () -> box (("a b".Split([|' '|], 2, enum<StringSplitOptions> 99)).Length))
t "split" (fun () -> box (("a b".Split("b", enum<StringSplitOptions> 4)).Length))
t "split" (fun () -> box (("a b".Split([|"b"|], enum<StringSplitOptions> -1)).Length))
t "copy" (fun () -> "12".CopyTo(0, Array.zeroCreate 3, Int32.MinValue, 2); box 1)
t "copy" (fun () -> "12".CopyTo(-1, Array.zeroCreate 3, 0, 2); box 1)
t "copy" (fun () -> "12".CopyTo(0, Array.zeroCreate 3, 2, 2); box 1)
t "copy" (fun () -> "12".CopyTo(0, Array.zeroCreate 3, 0, -2); box 1)
t "copy" (fun () -> "12".CopyTo(1, Array.zeroCreate 3, 0, 2); box 1)
t "copy" (fun () -> "12".CopyTo(0, null, 0, 2); box 1)
t "tca" (fun () -> box ("12".ToCharArray(-1, 1).Length))
t "tca" (fun () -> box ("12".ToCharArray(0, 3).Length))
t "tca" (fun () -> box ("12".ToCharArray(0, -3).Length))
t "sb" (fun () -> box (Text.StringBuilder(-1, 3)))
t "sb" (fun () -> box (Text.StringBuilder(5, 3)))
t "sb" (fun () -> box (Text.StringBuilder(0, 0)))
t "sb" (fun () -> box (Text.StringBuilder(-1)))
t "sb" (fun () -> box (Text.StringBuilder(2, -3)))

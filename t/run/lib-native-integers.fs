// out: OverflowException: Value was either too large or too small for an Int64.
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: FormatException: The input string 'x' was not in a correct format.
// out: 31n
// out: 12n
// out: 31n
// out: (true, 12n)
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: 3n
// out: -5n
// out: struct (-3n, 1n)
// out: (true, false, true, true, true)
// out: (9n, -5n, 3n, 3n)
// out: (-9223372036854775808n, 0, 0n)
// out: (3un, struct (3un, 1un), false, true, 3un)
// out: (2un, 1un, 63un, 64un, 2un, 1)
// out: (18446744073709551615un, 0un, 0un, 8)
// out: (5, 5L, 5u, 5UL)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (8n, 2n, 8un, 2un)
// out: (true, -1, "5", "FF", 5)
// out: (0n, 0un)
// out: ("0005", "0005")
// out: false
// out: (true, true)
// out: (5n, 2n, 1un, -1, 2n)
// Members of IntPtr and UIntPtr.
open System
open System.Globalization
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> IntPtr.Parse "9223372036854775808")
t (fun () -> UIntPtr.Parse "-1")
t (fun () -> IntPtr.Parse "x")
t (fun () -> IntPtr.Parse("1F", NumberStyles.HexNumber))
t (fun () -> IntPtr.Parse("12", CultureInfo.InvariantCulture))
t (fun () -> IntPtr.Parse("1F", NumberStyles.HexNumber, CultureInfo.InvariantCulture))
t (fun () -> IntPtr.TryParse "12")
t (fun () -> IntPtr.Abs IntPtr.MinValue)
t (fun () -> IntPtr.Clamp(5n, 1n, 3n))
t (fun () -> IntPtr.CopySign(5n, -1n))
t (fun () -> IntPtr.DivRem(7n, -2n))
t (fun () -> IntPtr.IsEvenInteger 4n, IntPtr.IsOddInteger 4n, IntPtr.IsNegative -1n, IntPtr.IsPositive 0n, IntPtr.IsPow2 8n)
t (fun () -> IntPtr.Log2 1000n, IntPtr.MaxMagnitude(-5n, 3n), IntPtr.MinMagnitude(-5n, 3n), IntPtr.TrailingZeroCount 8n)
t (fun () -> IntPtr.RotateRight(1n, 1), IntPtr.Sign 0n, IntPtr.Log2 0n)
t (fun () -> UIntPtr.Clamp(5un, 1un, 3un), UIntPtr.DivRem(7un, 2un), UIntPtr.IsEvenInteger 3un, UIntPtr.IsPow2 8un, UIntPtr.Log2 9un)
t (fun () -> UIntPtr.Max(1un, 2un), UIntPtr.Min(1un, 2un), UIntPtr.LeadingZeroCount 1un, UIntPtr.TrailingZeroCount 0un, UIntPtr.RotateLeft(1un, 65), UIntPtr.Sign 4un)
t (fun () -> UIntPtr.MaxValue, UIntPtr.MinValue, UIntPtr.Zero, UIntPtr.Size)
t (fun () -> (IntPtr 5).ToInt32(), (IntPtr 5L).ToInt64(), (UIntPtr 5u).ToUInt32(), (UIntPtr 5UL).ToUInt64())
t (fun () -> (IntPtr 5000000000L).ToInt32())
t (fun () -> (UIntPtr 5000000000UL).ToUInt32())
t (fun () -> IntPtr.Add(5n, 3), IntPtr.Subtract(5n, 3), UIntPtr.Add(5un, 3), UIntPtr.Subtract(5un, 3))
t (fun () -> (5n).Equals(5n), (5n).CompareTo 6n, (5n).ToString(), (255n).ToString("X"), (5n).GetHashCode())
t (fun () -> IntPtr(), UIntPtr())
t (fun () -> (5n).ToString("D4", CultureInfo.InvariantCulture), (5un).ToString("D4"))
t (fun () -> (5n).Equals(box 5))
t (fun () -> nativeint 5 = IntPtr.Zero + 5n, true)
t (fun () -> Math.Abs -5n, Math.Max(1n, 2n), Math.Min(1un, 2un), Math.Sign -3n, Math.Clamp(5n, 1n, 2n))

// out: Abs: 1.5 NaN 32767 3 5 0 7 8 9 1.5 1.5
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: OverflowException: Negating the minimum value of a twos complement number is invalid.
// out: BigMul: 18446744065119617025 0 4611686018427387904 -15
// out: Clamp: 6 7 9
// out: Clamp: 6 6.00 9.10
// out: Clamp: 6 NaN 9 0
// out: Clamp: 6 6 9
// out: Clamp: 6 6 9
// out: Clamp: 6 6 9
// out: Clamp: 6 6 9
// out: Clamp: 6 9
// out: Clamp: 6 9
// out: Clamp: 6 9
// out: Clamp: 6 9
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than -1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: ArgumentException: '2' cannot be greater than 1.
// out: DivRem: (-3, -1) (-3, -1) (-3, -1) (3, 1) (3, 1) (3, 1) (3, 1) (3, 1)
// out: DivRem: (1844674407370955161, 5) (429496729, 5) (3, -1) (-3, -1)
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: DivideByZeroException: Attempted to divide by zero.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: DivRem: (-128, 0) (-32768, 0)
// out: Max: 2 2 2 3 3 18446744073709551615 3 3
// out: Min: -3 -3 -3 2 2 3 2 2
// out: Min: 3.1 -3 3.10 -0 -0 NaN NaN NaN 0
// out: Sign: -1 0 1 -1 0 -1 1 -1 0 -1 1 -1 -1 0
// out: ArithmeticException: Function does not accept floating point Not-a-Number values.
// out: ArithmeticException: Function does not accept floating point Not-a-Number values.
// out: ReciprocalSqrtEstimate: 0.5 0 Infinity
// Every overload of System.Math's functions on numbers, at the ends of each type.
module Program
open System

let text (x: obj) = match x with null -> "null" | :? float as f -> f.ToString "R" | :? float32 as f -> f.ToString "R" | x -> x.ToString()
let line name (values: obj list) = printfn "%s: %s" name (String.Join(" ", List.map text values))
let tryText f = try text (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")

line "Abs" [ Math.Abs -1.5f; Math.Abs nanf; Math.Abs -32767s; Math.Abs 3s; Math.Abs -5n; Math.Abs 0n; Math.Abs -7y; Math.Abs -8; Math.Abs -9L; Math.Abs -1.5; Math.Abs -1.5m ]
printfn "%s" (tryText (fun () -> box (Math.Abs Int16.MinValue)))
printfn "%s" (tryText (fun () -> box (Math.Abs SByte.MinValue)))
printfn "%s" (tryText (fun () -> box (Math.Abs Int32.MinValue)))
printfn "%s" (tryText (fun () -> box (Math.Abs Int64.MinValue)))
printfn "%s" (tryText (fun () -> box (Math.Abs IntPtr.MinValue)))
line "BigMul" [ Math.BigMul(UInt32.MaxValue, UInt32.MaxValue); Math.BigMul(0u, 7u); Math.BigMul(Int32.MinValue, Int32.MinValue); Math.BigMul(-3, 5) ]
line "Clamp" [ Math.Clamp(5uy, 6uy, 9uy); Math.Clamp(7uy, 6uy, 9uy); Math.Clamp(255uy, 6uy, 9uy) ]
line "Clamp" [ Math.Clamp(5.5m, 6m, 9m); Math.Clamp(6.00m, 6m, 9m); Math.Clamp(99m, 6m, 9.10m) ]
line "Clamp" [ Math.Clamp(5.5f, 6f, 9f); Math.Clamp(nanf, 6f, 9f); Math.Clamp(infinityf, 6f, 9f); Math.Clamp(0.0f, nanf, nanf) ]
line "Clamp" [ Math.Clamp(-5s, 6s, 9s); Math.Clamp(6s, 6s, 6s); Math.Clamp(32767s, -6s, 9s) ]
line "Clamp" [ Math.Clamp(-5L, 6L, 9L); Math.Clamp(6L, 6L, 6L); Math.Clamp(Int64.MaxValue, -6L, 9L) ]
line "Clamp" [ Math.Clamp(-5n, 6n, 9n); Math.Clamp(6n, 6n, 6n); Math.Clamp(70n, -6n, 9n) ]
line "Clamp" [ Math.Clamp(-5y, 6y, 9y); Math.Clamp(6y, 6y, 6y); Math.Clamp(127y, -6y, 9y) ]
line "Clamp" [ Math.Clamp(5us, 6us, 9us); Math.Clamp(65535us, 6us, 9us) ]
line "Clamp" [ Math.Clamp(5u, 6u, 9u); Math.Clamp(UInt32.MaxValue, 6u, 9u) ]
line "Clamp" [ Math.Clamp(5UL, 6UL, 9UL); Math.Clamp(UInt64.MaxValue, 6UL, 9UL) ]
line "Clamp" [ Math.Clamp(5un, 6un, 9un); Math.Clamp(UIntPtr.MaxValue, 6un, 9un) ]
for f in
    [ (fun () -> box (Math.Clamp(1uy, 2uy, 1uy))); (fun () -> box (Math.Clamp(1m, 2m, 1m))); (fun () -> box (Math.Clamp(1f, 2f, 1f)))
      (fun () -> box (Math.Clamp(1s, 2s, 1s))); (fun () -> box (Math.Clamp(1L, 2L, 1L))); (fun () -> box (Math.Clamp(1n, 2n, 1n)))
      (fun () -> box (Math.Clamp(1y, 2y, -1y))); (fun () -> box (Math.Clamp(1us, 2us, 1us))); (fun () -> box (Math.Clamp(1u, 2u, 1u)))
      (fun () -> box (Math.Clamp(1UL, 2UL, 1UL))); (fun () -> box (Math.Clamp(1un, 2un, 1un))) ] do
    printfn "%s" (tryText f)
line "DivRem" [ Math.DivRem(-7s, 2s); Math.DivRem(-7n, 2n); Math.DivRem(-7y, 2y); Math.DivRem(7us, 2us); Math.DivRem(7u, 2u); Math.DivRem(7UL, 2UL); Math.DivRem(7un, 2un); Math.DivRem(7uy, 2uy) ]
line "DivRem" [ Math.DivRem(UInt64.MaxValue, 10UL); Math.DivRem(UInt32.MaxValue, 10u); Math.DivRem(-7, -2); Math.DivRem(-7L, 2L) ]
for f in
    [ (fun () -> box (Math.DivRem(1s, 0s))); (fun () -> box (Math.DivRem(1n, 0n))); (fun () -> box (Math.DivRem(1y, 0y))); (fun () -> box (Math.DivRem(1us, 0us)))
      (fun () -> box (Math.DivRem(1u, 0u))); (fun () -> box (Math.DivRem(1UL, 0UL))); (fun () -> box (Math.DivRem(1un, 0un))); (fun () -> box (Math.DivRem(Int64.MinValue, -1L))) ] do
    printfn "%s" (tryText f)
line "DivRem" [ Math.DivRem(SByte.MinValue, -1y); Math.DivRem(Int16.MinValue, -1s) ]
line "Max" [ Math.Max(-3s, 2s); Math.Max(-3n, 2n); Math.Max(-3y, 2y); Math.Max(3us, 2us); Math.Max(3u, 2u); Math.Max(3UL, UInt64.MaxValue); Math.Max(3un, 2un); Math.Max(3uy, 2uy) ]
line "Min" [ Math.Min(-3s, 2s); Math.Min(-3n, 2n); Math.Min(-3y, 2y); Math.Min(3us, 2us); Math.Min(3u, 2u); Math.Min(3UL, UInt64.MaxValue); Math.Min(3un, 2un); Math.Min(3uy, 2uy) ]
line "Min" [ Math.Min(3.10m, 3.1m); Math.Min(-3m, 2m); Math.Max(3.10m, 3.1m); Math.Min(-0.0f, 0.0f); Math.Min(0.0f, -0.0f); Math.Min(nanf, 1f); Math.Min(1f, nanf); Math.Max(1f, nanf); Math.Max(-0.0f, 0.0f) ]
line "Sign" [ Math.Sign -2.5f; Math.Sign -0.0f; Math.Sign infinityf; Math.Sign -3s; Math.Sign 0s; Math.Sign Int64.MinValue; Math.Sign 5L; Math.Sign -1n; Math.Sign 0n; Math.Sign -128y; Math.Sign 127y; Math.Sign -1; Math.Sign -2.5; Math.Sign 0m ]
printfn "%s" (tryText (fun () -> box (Math.Sign nanf)))
printfn "%s" (tryText (fun () -> box (Math.Sign nan)))
line "ReciprocalSqrtEstimate" [ Math.Round(Math.ReciprocalSqrtEstimate 4.0, 2); Math.ReciprocalSqrtEstimate infinity; Math.ReciprocalSqrtEstimate 0.0 ]

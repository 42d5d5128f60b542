// out: -0 0 -0 0
// out: -0 0.5
// out: 2.0
// out: nan
// out: nan
// out: 0
// out: -0
// out: false
// out: true
// out: false
// out: true
// out: false
// out: true
// out: false
// out: true
// out: false
// out: true
// out: false
// out: -Infinity
// out: Infinity
// out: -6.999999999999999E+307
// out: Infinity
// out: NaN
// out: 1E-320
// out: -6.999999999999999E+307
// out: NaN
// out: NaN
// out: -1
// out: NaN
// out: -Infinity
// out: Infinity
// out: 1E-40
// out: 2.8147498E+14
// out: OrdinalIgnoreCase ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: IgnoreCase true
// out: None false
// out: Ordinal ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: IgnoreSymbols false
// out: ArgumentNullException: Value cannot be null. (Parameter 'culture')
// out: ArgumentNullException: Value cannot be null. (Parameter 'basePath')
// out: "/x"
// out: ArgumentException: Null character in path.
// out: ArgumentException: The value cannot be an empty string. (Parameter 'path')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path1')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path2')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path3')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path1')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path1')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path3')
// out: ArgumentNullException: Value cannot be null. (Parameter 'paths')
// out: ArgumentNullException: Value cannot be null. (Parameter 'paths')
// out: ""
// out: "a/d/e"
// out: ArgumentNullException: Value cannot be null. (Parameter 'paths')
// out: ()
// out: ArgumentNullException: Value cannot be null. (Parameter 'contents')
// out: ArgumentNullException: Value cannot be null. (Parameter 'contents')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path')
// out: ArgumentNullException: Value cannot be null. (Parameter 'contents')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path')
// out: ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: ArgumentOutOfRangeException: Capacity exceeds maximum capacity. (Parameter 'capacity')
// out: ArgumentOutOfRangeException: maxCapacity ('0') must be a non-negative and non-zero value. (Parameter 'maxCapacity')|Actual value was 0.
// out: ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: ArgumentOutOfRangeException: Index and length must refer to a location within the string. (Parameter 'length')
// out: ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')|Actual value was -1.
// out: ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: ArgumentOutOfRangeException: capacity ('-10') must be a non-negative value. (Parameter 'capacity')|Actual value was -10.
// out: days NaN 01/01/2020 00:00:00
// out: hours NaN 01/01/2020 00:00:00
// out: min NaN 01/01/2020 00:00:00
// out: sec NaN 01/01/2020 00:00:00
// out: ms NaN 01/01/2020 00:00:00
// out: us NaN 01/01/2020 00:00:00
// out: days Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: hours Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: min Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: sec Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: ms Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: us Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: days -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: hours -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: min -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: sec -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: ms -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: us -Infinity ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: days 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: hours 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: min 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: sec 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: ms 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: us 1e+300 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: days 1e+15 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: hours 1e+15 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: min 1e+15 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: sec 1e+15 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: ms 1e+15 ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: us 1e+15 09/09/2051 01:46:40
// out: days NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: hours NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: min NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: sec NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: ms NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: us NaN ArgumentException: TimeSpan does not accept floating point Not-a-Number values.
// out: days Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: hours Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: min Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: sec Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: ms Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: us Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: days -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: hours -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: min -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: sec -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: ms -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: us -Infinity OverflowException: TimeSpan overflowed because the duration is too long.
// out: days 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: hours 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: min 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: sec 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: ms 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: us 1e+300 OverflowException: TimeSpan overflowed because the duration is too long.
// out: days 1e+15 OverflowException: TimeSpan overflowed because the duration is too long.
// out: hours 1e+15 OverflowException: TimeSpan overflowed because the duration is too long.
// out: min 1e+15 OverflowException: TimeSpan overflowed because the duration is too long.
// out: sec 1e+15 OverflowException: TimeSpan overflowed because the duration is too long.
// out: ms 1e+15 OverflowException: TimeSpan overflowed because the duration is too long.
// out: us 1e+15 11574.01:46:40
// out: ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor') ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'divisor')
// out: 01/01/2020 00:00:00 +00:00
// out: 01:02
// out: OverflowException: TimeSpan overflowed because the duration is too long. 00:00:00
// out: ArgumentOutOfRangeException: Value to add was out of range. (Parameter 'value')
// out: 03:50
// out: ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: ArgumentException: Value of flags is invalid. (Parameter 'options')
// out: ArgumentOutOfRangeException: sourceIndex ('-1') must be a non-negative value. (Parameter 'sourceIndex')|Actual value was -1.
// out: ArgumentOutOfRangeException: destinationIndex ('-1') must be a non-negative value. (Parameter 'destinationIndex')|Actual value was -1.
// out: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out: ArgumentOutOfRangeException: destinationIndex ('9') must be less than or equal to '2'. (Parameter 'destinationIndex')|Actual value was 9.
// out: ArgumentOutOfRangeException: sourceIndex ('1') must be less than or equal to '-6'. (Parameter 'sourceIndex')|Actual value was 1.
// out: ArgumentOutOfRangeException: sourceIndex ('9') must be less than or equal to '3'. (Parameter 'sourceIndex')|Actual value was 9.
// out: ArgumentOutOfRangeException: sourceIndex ('1') must be less than or equal to '0'. (Parameter 'sourceIndex')|Actual value was 1.
// out: ArgumentOutOfRangeException: destinationIndex ('3') must be less than or equal to '2'. (Parameter 'destinationIndex')|Actual value was 3.
// out: ArgumentNullException: Value cannot be null. (Parameter 'destination')
// out: 1M
// out: 0M
// out: 1
// out: 1.0f
// out: 1n
// out: 'A'
// out: 'A'
// out: OverflowException: Value was either too large or too small for a character.
// out: OverflowException: Value was either too large or too small for a character.
// out: -128y
// out: -32768s
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: -5n
// out: -128y
// out: -32768s
// out: [one, 1] 1
// Arguments at their limits: what is raised, and by which name of the argument.
module Program
open System
open System.Globalization
open System.IO
open System.Text
open System.Numerics
let text f = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
let mutable z = 0.0
let mutable nz = -0.0
let R (x: float) = x.ToString "R"
printfn "%s %s %s %s" (R (Math.Clamp(nz, z, z))) (R (Double.Clamp(nz, z, z))) (R (Double.Clamp(z, nz, nz))) (R (Math.Clamp(z, nz, nz)))
printfn "%s %s" (R (Math.Clamp(-0.0, 0.0, 0.0))) (R (Math.Clamp(1.0, nan, 0.5)))
printfn "%s" (text (fun () -> Math.Clamp(1.0, 2.0, nan)))
printfn "%s" (text (fun () -> Double.Clamp(1.0, 2.0, nan)))
printfn "%s" (text (fun () -> Double.Clamp(1.0, nan, 0.5)))
printfn "%s" (string (Single.Clamp(-0.0f, 0.0f, 0.0f)))
printfn "%s" (string (Math.Clamp(-0.0f, 0.0f, 0.0f)))
for x in [ 1e-310; Double.Epsilon; Double.Epsilon * 3.0; Double.Epsilon * 4.0; -Double.Epsilon ] do printfn "%b" (Double.IsPow2 x)
for x in [ Single.Epsilon; Single.Epsilon * 3.0f; Single.Epsilon * 4.0f; 0.0f; 1.0f; 2.5f ] do printfn "%b" (Single.IsPow2 x)
for (a, b, c) in [ 1e200, 1e200, -infinity; 1e200, 1e200, -1e308; 1e200, 1e108, -1.7e308; 1e200, -1e200, infinity; infinity, 0.0, 1.0; 1e-200, 1e-200, 1e-320; 1e300, 1e8, -1.7e308; nan, 1.0, 1.0; infinity, 1.0, -infinity; 1e-320, 1e-10, -1.0; 1e200,1e200,nan ] do
    printfn "%s" (R (Math.FusedMultiplyAdd(a, b, c)))
for (a, b, c) in [ 1e30f, 1e30f, -infinityf; 1e30f, 1e30f, -3e38f; 1e-30f, 1e-30f, 1e-40f; 16777217f, 16777217f, -1f ] do
    printfn "%s" ((MathF.FusedMultiplyAdd(a, b, c)).ToString "R")
for o in [ CompareOptions.OrdinalIgnoreCase; CompareOptions.IgnoreCase; CompareOptions.None; CompareOptions.Ordinal; CompareOptions.IgnoreSymbols ] do
    printfn "%A %s" o (text (fun () -> let c = StringComparer.Create(CultureInfo.InvariantCulture, o) in c.Equals("a", "A")))
printfn "%s" (text (fun () -> StringComparer.Create(null, true).Equals("a", "A")))
printfn "%s" (text (fun () -> Path.GetFullPath("a", null)))
printfn "%s" (text (fun () -> Path.GetFullPath("", "/x")))
printfn "%s" (text (fun () -> Path.GetFullPath("a\000b", "/x")))
printfn "%s" (text (fun () -> Path.GetFullPath("")))
printfn "%s" (text (fun () -> Path.GetFullPath(null)))
printfn "%s" (text (fun () -> Path.Combine(null, "a")))
printfn "%s" (text (fun () -> Path.Combine("a", null)))
printfn "%s" (text (fun () -> Path.Combine("a", "b", null)))
printfn "%s" (text (fun () -> Path.Combine(null, "b", "c")))
printfn "%s" (text (fun () -> Path.Combine(null, "b", "c", "d")))
printfn "%s" (text (fun () -> Path.Combine("a", "b", null, "d")))
printfn "%s" (text (fun () -> Path.Combine([| "a"; "b"; null; "d"; "e" |])))
printfn "%s" (text (fun () -> Path.Combine((null: string[]))))
printfn "%s" (text (fun () -> Path.Combine([||])))
printfn "%s" (text (fun () -> Path.Join([| "a"; null; ""; "d"; "e" |])))
printfn "%s" (text (fun () -> Path.Join((null: string[]))))
printfn "%s" (text (fun () -> Array.Sort([| 2; 1 |], (null: string[]))))
printfn "%s" (text (fun () -> File.WriteAllLines("/tmp/zzz", (null: string[]))))
printfn "%s" (text (fun () -> File.WriteAllLines("/tmp/zzz", (null: string seq))))
printfn "%s" (text (fun () -> File.WriteAllLines(null, [||])))
printfn "%s" (text (fun () -> File.AppendAllLines("/tmp/zzz", null)))
printfn "%s" (text (fun () -> File.WriteAllText(null, "a")))
printfn "%s" (text (fun () -> File.WriteAllBytes("/tmp/zzz", null)))
printfn "%s" (text (fun () -> StringBuilder(-1, 3)))
printfn "%s" (text (fun () -> StringBuilder(5, 3)))
printfn "%s" (text (fun () -> StringBuilder(0, 0)))
printfn "%s" (text (fun () -> StringBuilder(-1)))
printfn "%s" (text (fun () -> StringBuilder("abc", -1)))
printfn "%s" (text (fun () -> StringBuilder("abc", 1, 5, 10)))
printfn "%s" (text (fun () -> StringBuilder("abc", -1, 1, 10)))
printfn "%s" (text (fun () -> StringBuilder("abc", 1, -1, 10)))
printfn "%s" (text (fun () -> StringBuilder("abc", 1, 1, -10)))
let d = DateTime(2020, 1, 1)
for v in [ nan; infinity; -infinity; 1e300; 1e15 ] do
    for name, f in [ "days", (fun v -> d.AddDays v); "hours", d.AddHours; "min", d.AddMinutes; "sec", d.AddSeconds; "ms", d.AddMilliseconds; "us", d.AddMicroseconds ] do
        printfn "%s %g %s" name v (text (fun () -> f v))
for v in [ nan; infinity; -infinity; 1e300; 1e15 ] do
    for name, f in [ "days", (fun v -> TimeSpan.FromDays(v: float)); "hours", (fun v -> TimeSpan.FromHours(v: float)); "min", (fun v -> TimeSpan.FromMinutes(v: float)); "sec", (fun v -> TimeSpan.FromSeconds(v: float)); "ms", (fun v -> TimeSpan.FromMilliseconds(v: float)); "us", (fun v -> TimeSpan.FromMicroseconds(v: float)) ] do
        printfn "%s %g %s" name v (text (fun () -> f v))
for v in [ nan; infinity ] do
    printfn "%s %s" (text (fun () -> TimeSpan(1L) * v)) (text (fun () -> TimeSpan(1L) / v))
    printfn "%s" (text (fun () -> DateTimeOffset(d, TimeSpan.Zero).AddDays v))
    printfn "%s" (text (fun () -> TimeOnly(1, 2).AddHours v))
printfn "%s" (text (fun () -> "a,b".Split([| ',' |], enum<StringSplitOptions> 99)))
printfn "%s" (text (fun () -> "a,b".Split(',', enum<StringSplitOptions> 4)))
printfn "%s" (text (fun () -> "a,b".Split(",", 0, enum<StringSplitOptions> -1)))
printfn "%s" (text (fun () -> "a,b".Split([| "," |], 1, enum<StringSplitOptions> 8)))
for (a, b, c, dd) in [ -1, 0, 1, 0; 0, -1, 1, 0; 0, 0, -1, 0; 0, 9, 1, 0; 9, 0, 1, 0; 0, 0, 9, 0; 3, 0, 1, 0; 0, 3, 1, 0 ] do
    printfn "%s" (text (fun () -> "abc".CopyTo(a, Array.zeroCreate<char> 3, b, c)))
printfn "%s" (text (fun () -> "abc".CopyTo(0, null, 0, 1)))
printfn "%s" (text (fun () -> LanguagePrimitives.GenericOne<decimal>))
printfn "%s" (text (fun () -> LanguagePrimitives.GenericZero<decimal>))
printfn "%s" (text (fun () -> LanguagePrimitives.GenericOne<bigint>))
printfn "%s" (text (fun () -> LanguagePrimitives.GenericOne<float32>))
printfn "%s" (text (fun () -> LanguagePrimitives.GenericOne<nativeint>))
printfn "%s" (text (fun () -> char 65m))
printfn "%s" (text (fun () -> char 65.9m))
printfn "%s" (text (fun () -> char -1m))
printfn "%s" (text (fun () -> char 70000m))
let mutable sb = -128y
printfn "%s" (text (fun () -> Checked.(~-) sb))
printfn "%s" (text (fun () -> Checked.(~-) -32768s))
printfn "%s" (text (fun () -> Checked.(~-) Int32.MinValue))
printfn "%s" (text (fun () -> Checked.(~-) Int64.MinValue))
printfn "%s" (text (fun () -> Checked.(~-) 5n))
module C =
    open Checked
    let f () = -sb
    printfn "%s" (text f)
    printfn "%s" (text (fun () -> -(int16 sb * 256s)))
let pair = System.Collections.Generic.KeyValuePair.Create("one", 1)
printfn "%O %d" pair pair.Value

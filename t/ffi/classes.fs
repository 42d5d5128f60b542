// Every class of parameters and results. classes.c has the functions.
#nowarn "9" "51"
open System.Runtime.InteropServices
open FSharp.NativeInterop

[<Literal>]
let Lib = "classes"

[<DllImport(Lib)>]
extern sbyte neg8(sbyte x)
[<DllImport(Lib)>]
extern byte not8(byte x)
[<DllImport(Lib)>]
extern int16 neg16(int16 x)
[<DllImport(Lib)>]
extern uint16 not16(uint16 x)
[<DllImport(Lib)>]
extern int neg32(int x)
[<DllImport(Lib)>]
extern uint32 not32(uint32 x)
[<DllImport(Lib)>]
extern int64 neg64(int64 x)
[<DllImport(Lib)>]
extern uint64 not64(uint64 x)
[<DllImport(Lib)>]
extern nativeint next_address(nativeint x)
[<DllImport(Lib)>]
extern float32 half32(float32 x)
[<DllImport(Lib)>]
extern double half64(double x)
[<DllImport(Lib)>]
extern bool is_odd(int x)
[<DllImport(Lib)>]
extern [<MarshalAs(UnmanagedType.U1)>] bool is_even(int x)
[<DllImport(Lib)>]
extern int from_bool(bool x)
[<DllImport(Lib)>]
extern int from_bool8([<MarshalAs(UnmanagedType.I1)>] bool x)
[<DllImport(Lib)>]
extern char next_char(char c)
[<DllImport(Lib)>]
extern int64 many_ints(sbyte a, int16 b, int c, int64 d, byte e, uint16 f, uint32 g, uint64 h, sbyte i, int16 j, int k)
[<DllImport(Lib)>]
extern double many_floats(double a, float32 b, double c, float32 d, double e, float32 f, double g, float32 h, double i, float32 j)
[<DllImport(Lib)>]
extern double mixed(int a, double b, int c, double d, int e, double f, int g, double h, int i, double j, int k, double l, int m, double n, int o, double p, int q, double r)

[<Struct>]
type Pair = { mutable x: int; mutable y: int }
[<Struct>]
type Uneven = { a: int64; b: sbyte }
[<Struct>]
type Two32 = { x32: float32; y32: float32 }
[<Struct>]
type Two64 = { x64: double; y64: double }
[<Struct; StructLayout(LayoutKind.Sequential)>]
type Three32 =
    val x: float32
    val y: float32
    val z: float32
    new(x, y, z) = { x = x; y = y; z = z }
[<Struct>]
type Four64 = { fa: double; fb: double; fc: double; fd: double }
[<Struct>]
type FloatInt = { real: double; whole: int64 }
[<Struct>]
type IntFloat = { whole32: int; real32: float32 }
[<Struct>]
type Large = { la: int64; lb: int64; lc: int64 }
[<Struct>]
type Gaps = { mutable ga: sbyte; mutable gb: int16; mutable gc: int; mutable gd: sbyte }
[<Struct>]
type Nested = { p: Pair; q: Two32 }
[<Struct>]
type One = { only: sbyte }

[<DllImport(Lib)>]
extern Pair swap_pair(Pair p)
[<DllImport(Lib)>]
extern Uneven bump(Uneven u)
[<DllImport(Lib)>]
extern Two32 scale2(Two32 v, float32 by)
[<DllImport(Lib)>]
extern Two64 scale_two(Two64 v, double by)
[<DllImport(Lib)>]
extern Three32 scale3(Three32 v, float32 by)
[<DllImport(Lib)>]
extern Four64 scale4(double by, Four64 v)
[<DllImport(Lib)>]
extern FloatInt both(FloatInt f)
[<DllImport(Lib)>]
extern IntFloat both32(IntFloat f)
[<DllImport(Lib)>]
extern Large next_large(Large l, int64 by)
[<DllImport(Lib)>]
extern Gaps next_gaps(Gaps g)
[<DllImport(Lib)>]
extern Nested turn(Nested n)
[<DllImport(Lib)>]
extern One one(One o)
[<DllImport(Lib)>]
extern int64 crowded(int a, int b, int c, int d, int e, Pair p, Uneven u, int f, Pair q, int64 g)
[<DllImport(Lib)>]
extern double crowded_floats(double a, double b, double c, double d, double e, double f, Three32 v, double g, Two64 w, double h)
[<DllImport(Lib)>]
extern double large_and_more(Large l, double x, Four64 f, int n)

[<DllImport(Lib)>]
extern void set_int(int& at, int value)
[<DllImport(Lib, EntryPoint = "set_int")>]
extern void set_int_at(int* at, int value)
[<DllImport(Lib)>]
extern void set_pair(Pair& at)
[<DllImport(Lib)>]
extern void set_gaps([<Out>] Gaps& at)
[<DllImport(Lib)>]
extern int64 sum_ints(int[] items, int count)
[<DllImport(Lib)>]
extern void double_all([<In; Out>] double[] items, int count)
[<DllImport(Lib)>]
extern int sum_gaps(Gaps[] items, int count)
[<DllImport(Lib)>]
extern bool is_null(nativeint p)
[<DllImport(Lib, EntryPoint = "is_null")>]
extern bool is_null_text(string p)
[<DllImport(Lib, EntryPoint = "is_null")>]
extern bool is_null_array(byte[] p)
[<DllImport(Lib)>]
extern int upper(string text)
[<DllImport(Lib)>]
extern string repeat(string text, int count)
[<DllImport(Lib)>]
extern string no_text()
[<DllImport(Lib)>]
extern nativeint constant_text()
[<DllImport(Lib)>]
extern int total_length(string[] texts)
[<DllImport(Lib)>]
extern int* address_of_static()
[<DllImport(Lib, EntryPoint = "sum_of")>]
extern double sum_of_3(int count, double a, double b, double c)
[<DllImport(Lib, EntryPoint = "sum_of")>]
extern double sum_of_10(int count, double a, double b, double c, double d, double e, double f, double g, double h, double i, double j)
[<DllImport(Lib, EntryPoint = "format_number")>]
extern int format_int(byte[] buffer, unativeint size, string format, int value)
[<DllImport(Lib, EntryPoint = "format_number")>]
extern int format_float(byte[] buffer, unativeint size, string format, double value, int again)

printfn "%d %d %d %d" (neg8 127y) (not8 200uy) (neg16 32767s) (not16 1us)
printfn "%d %d %d %d" (neg32 5) (not32 0u) (neg64 9000000000L) (not64 1UL)
printfn "%d %g %g" (next_address 41n) (half32 3.0f) (half64 5.0)
printfn "%b %b %b %b" (is_odd 3) (is_odd 4) (is_even 3) (is_even 4)
printfn "%d %d %d %d" (from_bool true) (from_bool false) (from_bool8 true) (from_bool8 false)
printfn "%c" (next_char 'x')
printfn "%d" (many_ints (-1y, -2s, -3, -4L, 250uy, 65000us, 4000000000u, 7UL, -9y, -10s, -11))
printfn "%g" (many_floats (1.0, 2.0f, 3.0, 4.0f, 5.0, 6.0f, 7.0, 8.0f, 9.0, 10.0f))
printfn "%g" (mixed (1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5))

printfn "%A" (swap_pair { x = 1; y = -2 })
printfn "%A" (bump { a = 1L <<< 40; b = -5y })
printfn "%A" (scale2 ({ x32 = 1.5f; y32 = -2.0f }, 2.0f))
printfn "%A" (scale_two ({ x64 = 1.5; y64 = -2.0 }, 3.0))
let s3 = scale3 (Three32(1.0f, 2.0f, 3.0f), 0.5f)
printfn "%g %g %g" s3.x s3.y s3.z
printfn "%A" (scale4 (2.0, { fa = 1.0; fb = 2.0; fc = 3.0; fd = 4.0 }))
printfn "%A" (both { real = 0.5; whole = -1L })
printfn "%A" (both32 { whole32 = 7; real32 = 0.25f })
printfn "%A" (next_large ({ la = 1L; lb = 2L; lc = 3L }, 10L))
printfn "%A" (next_gaps { ga = 1y; gb = 2s; gc = 3; gd = -1y })
printfn "%A" (turn { p = { x = 1; y = 2 }; q = { x32 = 3.0f; y32 = 4.0f } })
printfn "%A" (one { only = -21y })
printfn "%d" (crowded (1, 2, 3, 4, 5, { x = 6; y = 7 }, { a = 8L; b = 9y }, 10, { x = 11; y = 12 }, 13L))
printfn "%g" (crowded_floats (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, Three32(7.0f, 8.0f, 9.0f), 10.0, { x64 = 11.0; y64 = 12.0 }, 13.0))
printfn "%g" (large_and_more ({ la = 1L; lb = 2L; lc = 3L }, 4.0, { fa = 5.0; fb = 6.0; fc = 7.0; fd = 8.0 }, 9))

let mutable n = 1
set_int (&n, 5)
printfn "%d" n
set_int_at (&&n, 6)
printfn "%d" n
let mutable couple = { x = 10; y = 20 }
set_pair &couple
printfn "%A" couple
let mutable holes = Unchecked.defaultof<Gaps>
set_gaps &holes
printfn "%A" holes
let ints = [| 1 .. 100 |]
printfn "%d %d" (sum_ints (ints, 100)) (sum_ints (ints, 10))
set_int (&ints.[3], 1000)
printfn "%d" (sum_ints (ints, 4))
let floats = [| 1.0; 2.5 |]
double_all (floats, 2)
printfn "%A" floats
printfn "%d" (sum_gaps ([| for i in 1y .. 3y -> { ga = i; gb = 10s; gc = 100; gd = i } |], 3))
printfn "%b %b %b %b" (is_null 0n) (is_null_text null) (is_null_text "") (is_null_array null)
let text = "abc é"
printfn "%d %s" (upper text) text
printfn "[%s] [%s] %b" (repeat ("añ", 3)) (repeat ("", 2)) (isNull (no_text ()))
printfn "%s" (Marshal.PtrToStringUTF8(constant_text ()))
printfn "%d" (NativePtr.read (address_of_static ()))
printfn "%g %g" (sum_of_3 (3, 1.5, 2.5, 3.0)) (sum_of_10 (10, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.5))
let buffer: byte[] = Array.zeroCreate 32
let shown count = System.Text.Encoding.UTF8.GetString(buffer, 0, count)
printfn "%s" (shown (format_int (buffer, 32un, "<%5d>", 42)))
printfn "%s" (shown (format_float (buffer, 32un, "<%.3f %d>", 2.5, 7)))
printfn "%d" (total_length [| "one"; "zwei"; "é"; null; "gone" |])
printfn "%d %d %d" (Marshal.SizeOf<Gaps>()) (Marshal.SizeOf<Nested>()) (Marshal.SizeOf<Uneven>())

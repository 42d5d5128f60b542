// Delegates that C calls.
#nowarn "9" "40"
open System
open System.Runtime.InteropServices
open FSharp.NativeInterop

[<Literal>]
let Lib = "callbacks"

[<UnmanagedFunctionPointer(CallingConvention.Cdecl)>]
type IntFunction = delegate of int -> int
type ManyFunction =
    delegate of
        sbyte * double * int16 * float32 * int * double * int64 * double * byte * double * uint16 * double * uint32 * float32 *
        uint64 * double * int * double * int * double * int * double
            -> double
type IntsFunction = delegate of int * int * int * int * int * int * int * int * int * int -> int64
type SevenFunction = delegate of int * int * int * int * int * int * int -> int64
type EightFunction = delegate of int * int * int * int * int * int * int * int -> int64
type FloatFunction = delegate of float32 -> float32
type TestFunction = delegate of int -> bool
type Callback = delegate of unit -> unit
type VisitFunction = delegate of nativeptr<int> -> unit
type ByteFunction = delegate of sbyte -> sbyte
type Compare = delegate of nativeint * nativeint -> int

[<DllImport(Lib)>]
extern int apply(IntFunction f, int x)
[<DllImport(Lib)>]
extern int apply_twice(IntFunction f, int x)
[<DllImport(Lib)>]
extern int64 sum_over(IntFunction f, int count)
[<DllImport(Lib)>]
extern double call_many(ManyFunction f)
[<DllImport(Lib)>]
extern int64 call_ints(IntsFunction f)
[<DllImport(Lib)>]
extern int64 call_seven(SevenFunction f)
[<DllImport(Lib)>]
extern int64 call_eight(EightFunction f)
[<DllImport(Lib)>]
extern float32 call_float(FloatFunction f, float32 x)
[<DllImport(Lib)>]
extern int count_if(TestFunction f, int from, int upto)
[<DllImport(Lib)>]
extern void run(Callback f, int times)
[<DllImport(Lib)>]
extern void visit(int[] items, int count, VisitFunction f)
[<DllImport(Lib)>]
extern int call_byte(ByteFunction f, sbyte x)
[<DllImport(Lib)>]
extern void keep(IntFunction f)
[<DllImport(Lib, EntryPoint = "keep")>]
extern void keep_address(nativeint f)
[<DllImport(Lib)>]
extern int call_kept(int x)
[<DllImport(Lib)>]
extern bool is_none(IntFunction f)
[<DllImport(Lib)>]
extern int nested(IntFunction f, int depth)
[<DllImport("libc")>]
extern void qsort(int[] items, unativeint count, unativeint size, Compare compare)

let square = IntFunction(fun x -> x * x)
printfn "%d %d" (apply (square, 7)) (apply_twice (square, 3))
for k in 1 .. 3 do
    printfn "%d" (apply (IntFunction(fun x -> x + k), 10))
let twice x = 2 * x
printfn "%d" (apply (IntFunction twice, 21))
printfn "%d" (sum_over (IntFunction(fun x -> x % 7), 100000))
let many =
    call_many (
        ManyFunction(fun a b c d e f g h i j k l m n o p q r s t u v ->
            printfn "%d %g %d %g %d %g %d %g %d %g %d" a b c d e f g h i j k
            printfn "%g %d %g %d %g %d %g %d %g %d %g" l m n o p q r s t u v
            float a + b + float c + float d + float e + f + float g + h + float i + j + float k + l + float m + float n + float o
            + p + float q + r + float s + t + float u + v)
    )
printfn "%g" many
printfn "%d" (call_ints (IntsFunction(fun a b c d e f g h i j -> int64 (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j))))
printfn "%d" (call_seven (SevenFunction(fun a b c d e f g -> int64 (a + 10 * b + 100 * c + 1000 * d + 10000 * e + 100000 * f + 1000000 * g))))
printfn "%d" (call_eight (EightFunction(fun a b c d e f g h -> int64 (a + 10 * b + 100 * c + 1000 * d + 10000 * e + 100000 * f + 1000000 * g + 10000000 * h))))
printfn "%g" (call_float (FloatFunction(fun x -> x / 4.0f), 3.0f))
printfn "%d" (count_if (TestFunction(fun x -> x % 3 = 0), 0, 100))
let mutable runs = 0
run (Callback(fun () -> runs <- runs + 1), 5)
printfn "%d" runs
let items = [| 1; 2; 3 |]
visit (items, 3, VisitFunction(fun p -> NativePtr.write p (10 * NativePtr.read p)))
printfn "%A" items
printfn "%d" (call_byte (ByteFunction(fun x -> x - 100y), -100y))

// A delegate that something refers to can be called as long as that.
let log = Collections.Generic.List<string>()
let remembered = IntFunction(fun x -> log.Add $"called with {x}"; x + log.Count)
keep remembered
for i in 1 .. 1000 do apply (IntFunction(fun x -> x + i), i) |> ignore
printfn "%d %d %A" (call_kept 5) (call_kept 6) (List.ofSeq log)
keep null
printfn "%b %b %d" (is_none null) (is_none square) (call_kept 1)
keep_address (Marshal.GetFunctionPointerForDelegate<IntFunction> square)
printfn "%d" (call_kept 12)

let rec deep = IntFunction(fun depth -> depth + nested (deep, depth - 1))
printfn "%d" (nested (deep, 100))

// An exception of the function is handled in it, or it ends the program.
let safe = IntFunction(fun x -> try 100 / x with :? DivideByZeroException -> -1)
printfn "%d %d" (apply (safe, 5)) (apply (safe, 0))

let numbers = [| for i in 1 .. 1000 -> i * 7919 % 1009 |]
let mutable comparisons = 0
qsort (numbers, 1000un, 4un, Compare(fun a b -> comparisons <- comparisons + 1; compare (Marshal.ReadInt32 a) (Marshal.ReadInt32 b)))
printfn "%b %b" (numbers = Array.sort numbers) (comparisons > 999)

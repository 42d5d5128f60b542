// The values of one elementary function as bytes (those with an f at the end of their name are of float32), of arguments that functions.c makes in the same way.
//   functions NAME SEED COUNT
open System

let args = Environment.GetCommandLineArgs()
let name = args.[1]
let mutable state = uint64 args.[2]

/// Splitmix64.
let next () =
    state <- state + 0x9E3779B97F4A7C15UL
    let y = (state ^^^ (state >>> 30)) * 0xBF58476D1CE4E5B9UL
    let z = (y ^^^ (y >>> 27)) * 0x94D049BB133111EBUL
    z ^^^ (z >>> 31)

let fraction () = float (next () >>> 11) * 1.1102230246251565E-16
let power2 (k: int) = BitConverter.Int64BitsToDouble(int64 (k + 1023) <<< 52)

let argument () =
    match int (next () &&& 15UL) with
    | 0 -> BitConverter.Int64BitsToDouble(int64 (next ()))
    | 1 -> (fraction () - 0.5) * 80.0
    | 2 ->
        let x = fraction () - 0.5
        x * power2 (int (next () % 43UL) - 30)
    | 3 ->
        let k = float (int (next () % 2001UL) - 1000)
        k * power2 (-(int (next () % 5UL)))
    | 4 ->
        let x = fraction () - 0.5
        1.0 + x * power2 (-(int (next () % 52UL)))
    | 5 -> float (next () % 1048576UL) * 1.5707963267948966
    | 6 -> (fraction () - 0.5) * 1500.0
    | 7 ->
        let x = fraction () - 0.5
        x * power2 (int (next () % 14UL) + 15)
    | 8 -> float (next () % 134217728UL)
    | 9 -> BitConverter.Int64BitsToDouble(int64 (next () &&& 0xFFFFFFFFFFFFFUL))
    | 10 -> -700.0 - fraction () * 46.0
    | 11 -> 700.0 + fraction () * 46.0
    | _ -> (fraction () - 0.5) * 2.0

let value (x: float) =
    match name with
    | "exp" -> exp x
    | "log" -> log x
    | "sin" -> sin x
    | "cos" -> cos x
    | "tan" -> tan x
    | "log10" -> log10 x
    | "log2" -> Math.Log2 x
    | "asin" -> asin x
    | "acos" -> acos x
    | "atan" -> atan x
    | "sinh" -> sinh x
    | "cosh" -> cosh x
    | "tanh" -> tanh x
    | "asinh" -> Math.Asinh x
    | "acosh" -> Math.Acosh x
    | "atanh" -> Math.Atanh x
    | _ -> Math.Cbrt x

let valueOfSingle (x: float32) =
    match name with
    | "expf" -> exp x
    | "logf" -> log x
    | "sinf" -> sin x
    | "cosf" -> cos x
    | "tanf" -> tan x
    | _ -> x ** float32 (argument ())

let out = Console.OpenStandardOutput()
for _ = 1 to int args.[3] do
    let x = argument ()
    let result =
        match name with
        | "pow" -> x ** argument ()
        | "atan2" -> atan2 x (argument ())
        | _ when name.EndsWith "f" -> float (valueOfSingle (float32 x))
        | _ -> value x
    out.Write(BitConverter.GetBytes result, 0, 8)
out.Flush()

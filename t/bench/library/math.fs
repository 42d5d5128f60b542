// Times of elementary functions: each part is 200,000 calls, of 4,096 arguments in turn. math.c does the same work.
open System
open Measure

let count = 200000

/// 4,096 numbers from a range.
let spread (low: float) (high: float) =
    state <- 1u
    Array.init 4096 (fun _ -> low + (high - low) * (float (next ()) / 2147483648.0))

let inline sum (low: float) (high: float) ([<InlineIfLambda>] f: float -> float) =
    let xs = spread low high
    let mutable total = 0.0
    for i in 0 .. count - 1 do
        total <- total + f xs.[i &&& 4095]
    int64 total

let inline sum32 (low: float) (high: float) ([<InlineIfLambda>] f: float32 -> float32) =
    let xs = Array.map float32 (spread low high)
    let mutable total = 0.0
    for i in 0 .. count - 1 do
        total <- total + float (f xs.[i &&& 4095])
    int64 (total / 16.0)

let inline sumOfTwo (low: float) (high: float) (least: float) (most: float) ([<InlineIfLambda>] f: float -> float -> float) =
    let xs = spread low high
    let ys = Array.rev (spread least most)
    let mutable total = 0.0
    for i in 0 .. count - 1 do
        total <- total + f xs.[i &&& 4095] ys.[i &&& 4095]
    int64 total

time "exp" (fun () -> sum -20.0 10.0 exp)
time "log" (fun () -> sum 0.01 100.0 log)
time "log-near-1" (fun () -> sum 0.95 1.05 log)
time "sin" (fun () -> sum -10.0 10.0 sin)
time "cos" (fun () -> sum -10.0 10.0 cos)
time "tan" (fun () -> sum -10.0 10.0 tan)
time "exp-subnormal" (fun () -> sum -745.0 -708.5 exp)
time "log-subnormal" (fun () -> sum 1e-323 1e-309 log)
time "sin-to-1e6" (fun () -> sum -1e6 1e6 sin)
time "cos-to-1e6" (fun () -> sum -1e6 1e6 cos)
time "tan-to-1e6" (fun () -> sum -1e6 1e6 tan)
time "power" (fun () -> sumOfTwo 0.1 10.0 -5.0 5.0 (fun x y -> x ** y))
time "math-pow" (fun () -> sumOfTwo 0.9 1.1 -50.0 50.0 (fun x y -> Math.Pow(x, y)))
time "log2" (fun () -> sum 0.01 100.0 Math.Log2)
time "log10" (fun () -> sum 0.01 100.0 log10)
time "asin" (fun () -> sum -1.0 1.0 asin)
time "acos" (fun () -> sum -1.0 1.0 acos)
time "atan" (fun () -> sum -5.0 5.0 atan)
time "atan2" (fun () -> sumOfTwo -5.0 5.0 -5.0 5.0 atan2)
time "sinh" (fun () -> sum -5.0 5.0 sinh)
time "cosh" (fun () -> sum -5.0 5.0 cosh)
time "tanh" (fun () -> sum -3.0 3.0 tanh)
time "asinh" (fun () -> sum -5.0 5.0 Math.Asinh)
time "acosh" (fun () -> sum 1.0 10.0 Math.Acosh)
time "atanh" (fun () -> sum -0.99 0.99 Math.Atanh)
time "cbrt" (fun () -> sum -10.0 10.0 Math.Cbrt)
time "exp-32" (fun () -> sum32 -20.0 10.0 exp)
time "log-32" (fun () -> sum32 0.01 100.0 log)
time "sin-32" (fun () -> sum32 -10.0 10.0 sin)
time "cos-32" (fun () -> sum32 -10.0 10.0 cos)
time "tan-32" (fun () -> sum32 -10.0 10.0 tan)
time "power-32" (fun () ->
    let xs = Array.map float32 (spread 0.1 10.0)
    let ys = Array.rev (Array.map float32 (spread -5.0 5.0))
    let mutable total = 0.0
    for i in 0 .. count - 1 do
        total <- total + float (xs.[i &&& 4095] ** ys.[i &&& 4095])
    int64 (total / 16.0))

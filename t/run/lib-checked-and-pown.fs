// out: 0 222
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 1099511627776L
// out: 0
// out: 1
// out: -1
// out: DivideByZeroException: Attempted to divide by zero.
// out: 1
// out: 0.125
// out: (true, false)
// out: infinity
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 717897987691852588770249
// out: 3.375f
// out: 1
// out: 1
// out: 0
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (4.0, "ab", infinity, -2.5, -3)
// out: (3, -3, 97, 12, 7)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (2147483647, -2147483648)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (9223372036854775807L, 9223372036854775807L)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (0UL, 18446744073709551615UL)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 255uy
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: -128y
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 4294967295u
// out: ('a', '￿')
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Value was either too large or too small for an Int32.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (5n, 7un)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: [2; 3; 4]
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: -1
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: (255uy, -128y, 32767s)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: { x = 3 }
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: "abab"
// out: (1.5f, 6.0f)
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 7
// out: (true, -1, true)
// out: (false, true)
// out: (0.0, 1, 2.5)
// out: [8; 27]
// out: true
let name (e: exn) =
    match e with
    | :? System.OverflowException -> "OverflowException"
    | :? System.DivideByZeroException -> "DivideByZeroException"
    | :? System.ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
    | :? System.ArgumentException -> "ArgumentException"
    | _ -> "other"
let mul one (x: float) n =
    let rec loop n =
        match n with
        | 0 -> one
        | 1 -> x
        | 2 -> x * x
        | 3 -> (x * x) * x
        | 4 -> let v = x * x in v * v
        | _ ->
            let v = loop (n / 2)
            let v = v * v
            if n % 2 = 0 then v else v * x
    loop n
let mutable a, b = 0, 0
for n in 0 .. 60 do
    for x in [1.1; 1.3; 0.7; 2.5; 3.3333] do
        if pown x n <> mul 1.0 x n then a <- a + 1
        if pown x n <> System.Math.Pow(x, float n) then b <- b + 1
printfn "%d %d" a b
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (name e) e.Message
t (fun () -> pown 2 31)
t (fun () -> pown 3 40)
t (fun () -> pown 2L 40)
t (fun () -> pown 2 -1)
t (fun () -> pown 1 -5)
t (fun () -> pown -1 -5)
t (fun () -> pown 0 -1)
t (fun () -> pown 0 0)
t (fun () -> pown 2.0 -3)
t (fun () -> pown 1.1 -50 = 1.0 / pown 1.1 50, pown 1.1 -50 = System.Math.Pow(1.1, -50.0))
t (fun () -> pown 0.0 -1)
t (fun () -> pown 2y 7)
t (fun () -> pown 2uy 9)
t (fun () -> pown 3I 50)
t (fun () -> pown 1.5f 3)
t (fun () -> pown 1 System.Int32.MinValue)
t (fun () -> pown -1 System.Int32.MinValue)
t (fun () -> pown 2I -1)
open Checked
t (fun () -> System.Int32.MaxValue + 1)
t (fun () -> 100y + 100y)
t (fun () -> 200uy + 100uy)
t (fun () -> 3uy - 4uy)
t (fun () -> 30000s * 3s)
t (fun () -> 40000us + 40000us)
t (fun () -> 3u - 4u)
t (fun () -> 3UL - 4UL)
t (fun () -> 0x7fffffffffffffffL + 1L)
t (fun () -> 0x7fffffffffffffffL * 2L)
t (fun () -> 0xffffffffffffffffUL * 2UL)
t (fun () -> -System.Int32.MinValue)
t (fun () -> 1.5 + 2.5, "a" + "b", 1e308 * 10.0, -2.5, -3)
t (fun () -> int 3.99, int -3.99, int 'a', int "12", int 7L)
t (fun () -> int 2147483648.0)
t (fun () -> int 2147483647.5, int -2147483648.9)
t (fun () -> int -2147483649.0)
t (fun () -> int nan)
t (fun () -> int 2147483648L)
t (fun () -> int 2147483648u)
t (fun () -> int 0xffffffffffffffffUL)
t (fun () -> int64 0xffffffffffffffffUL)
t (fun () -> int64 0x7fffffffffffffffUL, int64 0x7fffffffffffffffL)
t (fun () -> int64 9223372036854775808.0)
t (fun () -> uint64 -1)
t (fun () -> uint64 -0.5, uint64 0xffffffffffffffffUL)
t (fun () -> uint64 18446744073709551616.0)
t (fun () -> byte 256)
t (fun () -> byte -1)
t (fun () -> byte 255.9)
t (fun () -> uint8 256)
t (fun () -> int8 128)
t (fun () -> sbyte -128.5)
t (fun () -> int16 32768)
t (fun () -> uint16 65536)
t (fun () -> uint32 -1)
t (fun () -> uint32 4294967295.5)
t (fun () -> char 97, char 65535)
t (fun () -> char -1)
t (fun () -> int "99999999999")
t (fun () -> byte "256")
t (fun () -> nativeint 5, unativeint 7)
t (fun () -> unativeint -1)
t (fun () -> [1;2;3] |> List.map ((+) 1))
t (fun () -> [1;System.Int32.MaxValue] |> List.map (fun x -> x * 2))
let mutable i = 5
i <- i - 6
t (fun () -> i)
t (fun () -> 200uy * 2uy)
t (fun () -> 100y * 2y)
t (fun () -> -100y * 2y)
t (fun () -> 15uy * 17uy, -64y * 2y, 32767s * 1s)
t (fun () -> 300us * 300us)
t (fun () -> 70000 * 70000)
t (fun () -> -46341 * 46341)
t (fun () -> 0x100000000UL * 0x100000000UL)
t (fun () -> -5L - System.Int64.MaxValue)
t (fun () -> 3u * 0x60000000u)
type V = { x: int } with static member (+) (a: V, b: V) = { x = a.x + b.x }
t (fun () -> { x = 1 } + { x = 2 })
let inline twice (x: ^T) = x + x
t (fun () -> twice System.Int32.MaxValue)
t (fun () -> twice "ab")
t (fun () -> 2.5f - 1.0f, 2.0f * 3.0f)
t (fun () -> List.fold (+) 0 [1; 2; System.Int32.MaxValue])
match lazy (3 + 4) with Lazy v -> printfn "%d" v
t (fun () -> Unchecked.equals [1] [1], Unchecked.compare 1 2, Unchecked.hash 3 = hash 3)
t (fun () -> LanguagePrimitives.GenericEquality nan nan, LanguagePrimitives.GenericEqualityER nan nan)
t (fun () -> LanguagePrimitives.GenericZero<float>, LanguagePrimitives.GenericOne<int>, LanguagePrimitives.DivideByInt 5.0 2)
t (fun () -> [2; 3] |> List.map (fun x -> pown x 3))
[<Measure>] type m
t (fun () -> LanguagePrimitives.FloatWithMeasure<m> 3.0 + 1.0<m> = 4.0<m>)

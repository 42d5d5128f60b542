// out:        1       2       3
// out:        4       5       6
// out: --
// out:        1       4
// out:        2       5
// out:        3       6
// out: --
// out:       14      32
// out:       32      77
// out: 4
// out:       89      55
// out:       55      34
// out: 2x3 * 2x3
// out: need 1 values (Parameter 'data')
// out:     31.5       6       9
// out:       12      15      18
// out: 5.0000 2.0000 4.5000 4
// out: (1.95, 0.15)
// out: Some 4 None
// out: 959082
// out: 23
// out: 265252859812191058636308480000000
// out: 158 digits, sum 648
// out: 476
// out: (1267650600228229401496703205376, -3, -1, 5, -1, 12, 1180591620717411303424, 4)
// out: true true -1 10000000000000000
// out: 42 1e+20 123456789012
// out: 141421356237309504880
// out: [2; 3; 5; 7; 11; 13; 17; 19; 23; 29; 31; 37; 41; 43; 47; 53; 59]
// out: [(71L, 1); (839L, 1); (1471L, 1); (6857L, 1)]
// out: 2^4 * 3^2 * 5 * 7
// out: [6; 28; 496]
// out: (871L, 179)
// out: 7381/2520
// out: -1/2 true
// out: 1266.71 1266.7133
// out:   1     937.50     249,670.79
// out:   2     936.27     249,340.34
// out:   3     935.03     249,008.66
// out:   4     933.78     248,675.73
// Matrices, statistics, number theory with bigint, rationals, a loan in decimals.
module Stats
open System
open System.Numerics
type Matrix(rows: int, cols: int, data: float[]) =
    do if data.Length <> rows * cols then invalidArg (nameof data) $"need {rows * cols} values"
    new(rows, cols, f: int -> int -> float) = Matrix(rows, cols, Array.init (rows * cols) (fun i -> f (i / cols) (i % cols)))
    member _.Rows = rows
    member _.Cols = cols
    member _.Item with get (r, c) = data[r * cols + c] and set (r, c) v = data[r * cols + c] <- v
    member m.Row r = [| for c in 0 .. cols - 1 -> m[r, c] |]
    member m.Transpose = Matrix(cols, rows, fun r c -> m[c, r])
    static member Identity n = Matrix(n, n, fun r c -> if r = c then 1.0 else 0.0)
    static member (*)(a: Matrix, b: Matrix) =
        if a.Cols <> b.Rows then invalidOp $"{a.Rows}x{a.Cols} * {b.Rows}x{b.Cols}"
        Matrix(a.Rows, b.Cols, fun r c -> Seq.sum (seq { for k in 0 .. a.Cols - 1 -> a[r, k] * b[k, c] }))
    static member (*)(k: float, m: Matrix) = Matrix(m.Rows, m.Cols, fun r c -> k * m[r, c])
    static member (+)(a: Matrix, b: Matrix) = Matrix(a.Rows, a.Cols, fun r c -> a[r, c] + b[r, c])
    static member Pow(m: Matrix, n: int) = Seq.replicate n m |> Seq.fold (*) (Matrix.Identity m.Rows)
    member m.Determinant =
        let a = Array2D.init rows cols (fun r c -> m[r, c])
        let mutable det = 1.0
        let mutable col = 0
        while col < rows && det <> 0.0 do
            let pivot = [ col .. rows - 1 ] |> List.maxBy (fun r -> abs a[r, col])
            if a[pivot, col] = 0.0 then det <- 0.0
            else
                if pivot <> col then
                    for c in 0 .. cols - 1 do
                        let t = a[pivot, c]
                        a[pivot, c] <- a[col, c]
                        a[col, c] <- t
                    det <- -det
                det <- det * a[col, col]
                for r in col + 1 .. rows - 1 do
                    let f = a[r, col] / a[col, col]
                    for c in col .. cols - 1 do a[r, c] <- a[r, c] - f * a[col, c]
            col <- col + 1
        det
    override m.ToString() = String.Join("\n", seq { for r in 0 .. rows - 1 -> m.Row r |> Array.map (fun x -> x.ToString("0.##").PadLeft 8) |> String.concat "" })
let a = Matrix(2, 3, [| 1.0; 2.0; 3.0; 4.0; 5.0; 6.0 |])
printfn "%O\n--\n%O\n--\n%O" a a.Transpose (a * a.Transpose)
printfn "%g" (Matrix(3, 3, [| 2.0; -1.0; 0.0; -1.0; 2.0; -1.0; 0.0; -1.0; 2.0 |])).Determinant
printfn "%O" (Matrix(2, 2, [| 1.0; 1.0; 1.0; 0.0 |]) ** 10)
(try a * a |> string with :? InvalidOperationException as e -> e.Message) |> printfn "%s"
(try Matrix(1, 1, [||]) |> string with :? ArgumentException as e -> e.Message) |> printfn "%s"
a[0, 0] <- 10.5
printfn "%O" (2.0 * a + a)
let xs = [ 2.0; 4.0; 4.0; 4.0; 5.0; 5.0; 7.0; 9.0 ]
let mean xs = List.average xs
let variance xs = let m = mean xs in xs |> List.averageBy (fun x -> (x - m) ** 2.0)
let median xs =
    match List.sort xs with
    | [] -> nan
    | s when s.Length % 2 = 1 -> s[s.Length / 2]
    | s -> (s[s.Length / 2 - 1] + s[s.Length / 2]) / 2.0
let mode xs = xs |> List.countBy id |> List.maxBy snd |> fst
printfn "%.4f %.4f %.4f %g" (mean xs) (sqrt (variance xs)) (median xs) (mode xs)
let linreg pts =
    let n = float (List.length pts)
    let sx, sy, sxy, sxx = pts |> List.fold (fun (a, b, c, d) (x, y) -> a + x, b + y, c + x * y, d + x * x) (0., 0., 0., 0.)
    let slope = (n * sxy - sx * sy) / (n * sxx - sx * sx)
    slope, (sy - slope * sx) / n
printfn "%A" (linreg [ 1., 2.; 2., 4.1; 3., 6.2; 4., 7.8 ])
// number theory with bigint
let rec egcd (a: bigint) (b: bigint) = if b.IsZero then a, 1I, 0I else let g, x, y = egcd b (a % b) in g, y, x - a / b * y
let modInv a m = match egcd a m with | g, x, _ when g.IsOne -> Some(((x % m) + m) % m) | _ -> None
printfn "%A %A" (modInv 3I 11I) (modInv 2I 4I)
printfn "%A" (BigInteger.ModPow(3I, 200I, 1000007I))
let crt (rs: (bigint * bigint) list) =
    let M = rs |> List.fold (fun acc (_, m) -> acc * m) 1I
    rs |> List.sumBy (fun (r, m) -> let q = M / m in r * q * (modInv q m).Value) |> fun x -> x % M
printfn "%O" (crt [ 2I, 3I; 3I, 5I; 2I, 7I ])
let fact n = Seq.fold (*) 1I (seq { 1I .. n })
printfn "%O" (fact 30I)
printfn "%d digits, sum %d" (string (fact 100I)).Length ((fact 100I).ToString() |> Seq.sumBy (fun c -> int c - 48))
let fibs = Seq.unfold (fun (a, b) -> Some(a, (b, a + b))) (0I, 1I)
printfn "%d" (fibs |> Seq.findIndex (fun f -> (string f).Length >= 100))
printfn "%A" (bigint 2 ** 100, -7I / 2I, -7I % 2I, abs -5I, sign -3I, BigInteger.GreatestCommonDivisor(48I, 36I), 1I <<< 70, (1I <<< 70) >>> 68)
printfn "%b %b %A %s" (10I > 9I) (5I = bigint 5) (compare 3I 4I) ((2I ** 64).ToString("X"))
printfn "%d %g %d" (int 42I) (float (10I ** 20)) (int64 123456789012I)
let isqrt (n: bigint) =
    let rec go x = let y = (x + n / x) / 2I in if y >= x then x else go y
    if n < 2I then n else go n
printfn "%O" (isqrt (10I ** 40 * 2I))
let primesUpTo n =
    let sieve = Array.create (n + 1) true
    for i in 2 .. int (sqrt (float n)) do
        if sieve[i] then for j in i * i .. i .. n do sieve[j] <- false
    [ for i in 2..n do if sieve[i] then i ]
printfn "%A" (primesUpTo 60)
let factorize n =
    let rec go n d acc =
        if n = 1L then List.rev acc
        elif d * d > n then List.rev (n :: acc)
        elif n % d = 0L then go (n / d) d (d :: acc)
        else go n (d + 1L) acc
    go n 2L [] |> List.countBy id
printfn "%A" (factorize 600851475143L)
printfn "%s" (factorize 5040L |> List.map (fun (p, e) -> if e = 1 then string p else $"{p}^{e}") |> String.concat " * ")
let perfect n = [ 1 .. n / 2 ] |> List.filter (fun d -> n % d = 0) |> List.sum = n
printfn "%A" ([ 2..500 ] |> List.filter perfect)
let collatz n = n |> Seq.unfold (fun n -> if n = 0L then None elif n = 1L then Some(1L, 0L) else Some(n, (if n % 2L = 0L then n / 2L else 3L * n + 1L)))
printfn "%A" (seq { 1L..1000L } |> Seq.map (fun n -> n, Seq.length (collatz n)) |> Seq.maxBy snd)
type Rational = 
    struct
        val Num: bigint
        val Den: bigint
        new(n: bigint, d: bigint) =
            let g = BigInteger.GreatestCommonDivisor(n, d)
            let s = if d.Sign < 0 then -1I else 1I
            { Num = s * n / g; Den = s * d / g }
    end
    static member (+)(a: Rational, b: Rational) = Rational(a.Num * b.Den + b.Num * a.Den, a.Den * b.Den)
    static member (/)(a: Rational, b: Rational) = Rational(a.Num * b.Den, a.Den * b.Num)
    static member Zero = Rational(0I, 1I)
    override r.ToString() = if r.Den.IsOne then string r.Num else $"{r.Num}/{r.Den}"
printfn "%O" (Seq.sum (seq { for i in 1..10 -> Rational(1I, bigint i) }))
printfn "%O %b" (Rational(6I, -4I) / Rational(3I, 1I)) (Rational(1I, 2I) = Rational(2I, 4I))
// finance
let monthly principal (rate: decimal) months =
    let r = rate / 12m
    let rec pow (b: decimal) n = if n = 0 then 1m else b * pow b (n - 1)
    principal * r * pow (1m + r) months / (pow (1m + r) months - 1m)
let pay = monthly 250000m 0.045m 360
printfn "%.2f %M" pay (Math.Round(pay, 4))
let schedule = Seq.unfold (fun (bal, n) -> if n > 12 || bal <= 0m then None else (let i = Math.Round(bal * 0.045m / 12m, 2) in let b = bal - (pay - i) in Some((n, i, Math.Round(b, 2)), (b, n + 1)))) (250000m, 1)
for n, i, b in Seq.truncate 4 schedule do printfn "%3d %10M %14s" n i (b.ToString "N2")

// out:    2.00    0.00
// out:    5.00    2.00
// out:
// out:    2.00    0.00
// out:    0.00    2.00
// out:
// out:    3.00    6.00
// out:    1.50   -3.00
// out:
// out:    1.00    2.00
// out:
// out:    2.00
// out:   -1.00
// out:
// out:   89.00   55.00
// out:   55.00   34.00
// out:
// out: true false true
// out: 2.5 4.0
// out: ! cannot multiply 2x2 by 1x1
// out: ! expected 4 values, got 1 (Parameter 'data')
// out: 32 3.000000 { X = 3.0
// out:   Y = 8.0 }
// out: { X = 2.5
// out:   Y = 7.5 }
// out: { X = 4.0
// out:   Y = 6.0 }
// out: { X = 2.0
// out:   Y = 3.0 }
// out: { X = 1.0
// out:   Y = 2.0 }
// out: 0.398646 -1.826254
// out: { Mass = 1.0
// out:   Pos = 0.3986464415
// out:   Vel = -1.826253782 }
// out: [|2.0; 3.0; -1.0|]
// out: ! singular
// Expert-F#-like: matrix with operators, units of measure, generics with inline
module Matrices

open System
open System.Collections.Generic

[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2

type Matrix<[<Measure>] 'u>(rows: int, cols: int, data: float<'u>[]) =
    do if data.Length <> rows * cols then invalidArg (nameof data) $"expected {rows * cols} values, got {data.Length}"
    member _.Rows = rows
    member _.Cols = cols
    member internal _.Data = data
    member _.Item
        with get (i, j) = data.[i * cols + j]
        and set (i, j) v = data.[i * cols + j] <- v
    member this.GetSlice(r0: int option, r1: int option, c0: int option, c1: int option) =
        let r0, r1 = defaultArg r0 0, defaultArg r1 (rows - 1)
        let c0, c1 = defaultArg c0 0, defaultArg c1 (cols - 1)
        Matrix<'u>(r1 - r0 + 1, c1 - c0 + 1, [| for i in r0..r1 do for j in c0..c1 -> this.[i, j] |])
    member this.Transposed = Matrix<'u>.Init(cols, rows, fun i j -> this.[j, i])
    static member Init(r, c, f: int -> int -> float<'u>) = Matrix<'u>(r, c, Array.init (r * c) (fun k -> f (k / c) (k % c)))
    static member (+)(a: Matrix<'u>, b: Matrix<'u>) : Matrix<'u> =
        if (a.Rows, a.Cols) <> (b.Rows, b.Cols) then invalidOp "shapes differ"
        Matrix<'u>.Init(a.Rows, a.Cols, fun i j -> a.[i, j] + b.[i, j])
    static member (~-)(a: Matrix<'u>) : Matrix<'u> = Matrix<'u>.Init(a.Rows, a.Cols, fun i j -> -a.[i, j])
    static member (-)(a: Matrix<'u>, b: Matrix<'u>) : Matrix<'u> = a + -b
    static member (*)(a: Matrix<'u>, b: Matrix<'v>) : Matrix<'u 'v> =
        if a.Cols <> b.Rows then invalidOp (sprintf "cannot multiply %dx%d by %dx%d" a.Rows a.Cols b.Rows b.Cols)
        Matrix<'u 'v>.Init(a.Rows, b.Cols, fun i j ->
            let mutable acc = 0.0<_>
            for k in 0 .. a.Cols - 1 do
                acc <- acc + a.[i, k] * b.[k, j]
            acc)
    static member (*)(k: float<'v>, a: Matrix<'u>) : Matrix<'u 'v> = Matrix<'u 'v>.Init(a.Rows, a.Cols, fun i j -> k * a.[i, j])
    override this.ToString() =
        [ for i in 0 .. rows - 1 ->
              [ for j in 0 .. cols - 1 -> sprintf "%7.2f" (float this.[i, j]) ] |> String.concat " " ]
        |> String.concat "\n"
    override this.Equals o =
        match o with
        | :? Matrix<'u> as x -> x.Rows = rows && x.Cols = cols && Array.forall2 (=) x.Data data
        | _ -> false
    override _.GetHashCode() = HashCode.Combine(rows, cols, data.Length)
    interface IComparable<Matrix<'u>> with
        member _.CompareTo o = compare data o.Data
    interface IComparable with
        member this.CompareTo o = (this :> IComparable<Matrix<'u>>).CompareTo(o :?> Matrix<'u>)
    interface IEnumerable<float<'u>> with
        member _.GetEnumerator() : IEnumerator<float<'u>> = (data :> seq<_>).GetEnumerator()
        member _.GetEnumerator() : Collections.IEnumerator = data.GetEnumerator()

let matrix rows =
    let xs = rows |> List.map Array.ofList |> Array.ofList
    Matrix(xs.Length, xs.[0].Length, Array.concat xs)

let identity n = Matrix<1>.Init(n, n, fun i j -> if i = j then 1.0 else 0.0)

let rec power (a: Matrix<1>) = function
    | 0 -> identity a.Rows
    | n when n % 2 = 0 -> let h = power a (n / 2) in h * h
    | n -> a * power a (n - 1)

let inline dot (xs: ^a list) (ys: ^a list) = List.fold2 (fun acc x y -> acc + x * y) LanguagePrimitives.GenericZero xs ys

type Vec2 =
    { X: float; Y: float }
    static member Zero = { X = 0.0; Y = 0.0 }
    static member One = { X = 1.0; Y = 1.0 }
    static member (+)(a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (-)(a, b) = { X = a.X - b.X; Y = a.Y - b.Y }
    static member (*)(a, k: float) = { X = a.X * k; Y = a.Y * k }
    static member (*)(k: float, a) = a * k
    static member (*)(a, b) = { X = a.X * b.X; Y = a.Y * b.Y }
    static member DivideByInt(a, n: int) = { X = a.X / float n; Y = a.Y / float n }
    static member Abs a = { X = abs a.X; Y = abs a.Y }
    member v.Length = sqrt (v.X ** 2.0 + v.Y ** 2.0)

let lerp (a: Vec2) (b: Vec2) (t: float) = a + (b - a) * t

type Particle = { Mass: float<kg>; mutable Pos: float<m>; mutable Vel: float<m/s> }

let simulate (dt: float<s>) steps (force: Particle -> float<N>) p =
    for _ in 1..steps do
        let a = force p / p.Mass
        p.Vel <- p.Vel + a * dt
        p.Pos <- p.Pos + p.Vel * dt
    p

let solve (a: float[,]) (b: float[]) =
    let n = Array.length b
    let a, b = Array2D.copy a, Array.copy b
    for i in 0 .. n - 1 do
        let p = Seq.maxBy (fun r -> abs a.[r, i]) (seq { i .. n - 1 })
        if abs a.[p, i] < 1e-12 then raise (ArithmeticException "singular")
        if p <> i then
            for j in 0 .. n - 1 do
                let t = a.[i, j]
                a.[i, j] <- a.[p, j]
                a.[p, j] <- t
            let t = b.[i] in b.[i] <- b.[p]; b.[p] <- t
        for r in i + 1 .. n - 1 do
            let f = a.[r, i] / a.[i, i]
            for j in i .. n - 1 do a.[r, j] <- a.[r, j] - f * a.[i, j]
            b.[r] <- b.[r] - f * b.[i]
    let x = Array.zeroCreate n
    for i = n - 1 downto 0 do
        let s = Seq.sum (seq { for j in i + 1 .. n - 1 -> a.[i, j] * x.[j] })
        x.[i] <- (b.[i] - s) / a.[i, i]
    x

let a = matrix [ [ 1.0; 2.0 ]; [ 3.0; 4.0 ] ]
let lengths = matrix [ [ 1.0<m>; 2.0<m> ]; [ 0.5<m>; -1.0<m> ] ]
printfn "%O\n" (a * lengths)
printfn "%O\n" (lengths * lengths)
printfn $"{3.0<s> * lengths}\n"
printfn "%O\n" (lengths.[0..0, *])
printfn "%O\n" (lengths.[*, 1..])
printfn "%O\n" (power (matrix [ [ 1.0; 1.0 ]; [ 1.0; 0.0 ] ]) 10)
printfn "%b %b %b" (a = a.Transposed.Transposed) (a = a.Transposed) (a < a.Transposed)
printfn "%A %A" (Seq.sum lengths) (Seq.max a)
try printfn "%O" (a * matrix [ [ 1.0 ] ]) with :? InvalidOperationException as e -> printfn "! %s" e.Message
try printfn "%O" (Matrix<m>(2, 2, [| 1.0<m> |])) with :? ArgumentException as e -> printfn "! %s" e.Message
printfn "%d %f %A" (dot [ 1; 2; 3 ] [ 4; 5; 6 ]) (dot [ 1.5 ] [ 2.0 ]) (dot [ { X = 1.; Y = 2. } ] [ { X = 3.; Y = 4. } ])
printfn "%A" (lerp { X = 0.; Y = 10. } { X = 10.; Y = 0. } 0.25)
printfn "%A" (List.sum [ { X = 1.; Y = 2. }; { X = 3.; Y = 4. } ])
printfn "%A" (Seq.average [ { X = 1.; Y = 2. }; { X = 3.; Y = 4. } ])
printfn "%A" (abs { X = -1.; Y = 2. })
let p = simulate 0.01<s> 1000 (fun p -> -4.0<N/m> * p.Pos) { Mass = 1.0<kg>; Pos = 1.0<m>; Vel = 0.0<m/s> }
printfn "%.6f %.6f" p.Pos (float p.Vel)
printfn "%A" p
printfn "%A" (solve (array2D [ [ 2.0; 1.0; -1.0 ]; [ -3.0; -1.0; 2.0 ]; [ -2.0; 1.0; 2.0 ] ]) [| 8.0; -11.0; -3.0 |] |> Array.map (fun x -> Math.Round(x, 9)))
try solve (array2D [ [ 1.0; 1.0 ]; [ 1.0; 1.0 ] ]) [| 1.0; 2.0 |] |> printfn "%A" with :? ArithmeticException as e -> printfn "! %s" e.Message

// out: == vectors
// out: (5, -3, 9) (0, 6.5, 3) (-1, -2, -3)
// out: 12 5 false true
// out: -5
// out: == matrices
// out:    2.00    1.00   -1.00
// out:   -3.00   -1.00    2.00
// out:   -2.00    1.00    2.00
// out: 3x3 matrix, trace 3
// out: det -1.000, x = (2, 3, -1)
// out: check (8, -11, -3)
// out:    4.00    3.00   -1.00
// out:   -2.00   -2.00    1.00
// out:    5.00    4.00   -1.00
// out: inverse ok: true true
// out: singular: 0 true
// out:   -3.00   -1.00
// out:   -2.00    1.00
// out:    2.00    1.00   -1.00
// out: True
// out:   -2.00   -5.00    0.00
// out:    7.00    1.00   -3.00
// out:    3.00    0.00   -2.00
// out: == powers
// out: 832040 3
// out: 1
// out: 3.5
// out: == errors
// out: expected 3x3 but got 2x2
// out: expected 3x3 but got 2x2
// out: expected 1x1 but got 1x2
// out: the matrix is not square (Parameter 'm')
// out: out of range
// out: fine
// out: == generic
// out: 32 2 7/12
// out: 81 0.125 -8/27
// out: 6 1 3/4
// out: 49/20
// out: 1 0
// Matrices and vectors with operators, indexers, slices, static members, generic numerics by inline.
namespace Algebra

open System

[<CustomEquality; NoComparison>]
type Vector =
    { Items: float[] }

    static member Create([<ParamArray>] items: float[]) = { Items = items }
    static member Zero n = { Items = Array.zeroCreate n }
    static member Unit(n, i) = { Items = Array.init n (fun j -> if i = j then 1.0 else 0.0) }

    member v.Length = v.Items.Length
    member v.Item with get i = v.Items.[i]
    member v.Norm = sqrt (v .* v)
    member v.Map f = { Items = Array.map f v.Items }

    static member (.*)(a: Vector, b: Vector) = Array.fold2 (fun s x y -> s + x * y) 0.0 a.Items b.Items
    static member (+)(a: Vector, b: Vector) = { Items = Array.map2 (+) a.Items b.Items }
    static member (-)(a: Vector, b: Vector) = { Items = Array.map2 (-) a.Items b.Items }
    static member (*)(k: float, v: Vector) = v.Map(fun x -> k * x)
    static member (*)(v: Vector, k: float) = k * v
    static member (/)(v: Vector, k: float) = v.Map(fun x -> x / k)
    static member (~-)(v: Vector) = v.Map(~-)

    override a.Equals other =
        match other with
        | :? Vector as b -> a.Length = b.Length && Array.forall2 (fun x y -> abs (x - y) < 1e-9) a.Items b.Items
        | _ -> false
    override a.GetHashCode() = a.Length
    override a.ToString() =
        a.Items |> Array.map (fun x -> x.ToString("0.##")) |> String.concat ", " |> sprintf "(%s)"

exception DimensionMismatch of expected: (int * int) * actual: (int * int)

type Matrix private (rows: int, columns: int, data: float[]) =
    new(rows, columns) = Matrix(rows, columns, Array.zeroCreate (rows * columns))

    member _.Rows = rows
    member _.Columns = columns
    member _.Size = rows, columns
    member _.IsSquare = rows = columns

    member _.Item
        with get (i, j) = data.[i * columns + j]
        and set (i, j) value = data.[i * columns + j] <- value

    member _.Row i = { Items = data.[i * columns .. (i + 1) * columns - 1] }
    member m.Column j = { Items = Array.init rows (fun i -> m.[i, j]) }

    member m.GetSlice(r0: int option, r1: int option, c0: int option, c1: int option) =
        let r0, r1 = defaultArg r0 0, defaultArg r1 (rows - 1)
        let c0, c1 = defaultArg c0 0, defaultArg c1 (columns - 1)
        Matrix.Init(r1 - r0 + 1, c1 - c0 + 1, (fun i j -> m.[r0 + i, c0 + j]))

    static member Init(rows, columns, f) =
        let m = Matrix(rows, columns)
        for i in 0 .. rows - 1 do
            for j in 0 .. columns - 1 do
                m.[i, j] <- f i j
        m

    static member OfRows(rows: float list list) =
        match rows with
        | [] -> Matrix(0, 0)
        | first :: _ ->
            let width = List.length first
            for r in rows do
                if r.Length <> width then raise (DimensionMismatch((1, width), (1, r.Length)))
            Matrix(rows.Length, width, rows |> List.concat |> Array.ofList)

    static member Identity n = Matrix.Init(n, n, (fun i j -> if i = j then 1.0 else 0.0))

    static member Rotation(angle: float) =
        Matrix.OfRows [ [ cos angle; -(sin angle) ]; [ sin angle; cos angle ] ]

    member m.Transpose = Matrix.Init(columns, rows, (fun i j -> m.[j, i]))
    member _.Map f = Matrix(rows, columns, Array.map f data)
    member _.Fold(f, state: 'state) : 'state = Array.fold f state data
    member m.Trace = Seq.sum (seq { for i in 0 .. min rows columns - 1 -> m.[i, i] })

    static member private Combine(f, a: Matrix, b: Matrix) =
        if a.Size <> b.Size then raise (DimensionMismatch(a.Size, b.Size))
        Matrix.Init(a.Rows, a.Columns, (fun i j -> f a.[i, j] b.[i, j]))

    static member (+)(a: Matrix, b: Matrix) = Matrix.Combine((+), a, b)
    static member (-)(a, b) = Matrix.Combine((-), a, b)
    static member (~-)(a: Matrix) = a.Map(fun x -> -x)
    static member (*)(k: float, a: Matrix) = a.Map((*) k)
    static member (*)(a: Matrix, v: Vector) =
        if a.Columns <> v.Length then raise (DimensionMismatch((a.Columns, 1), (v.Length, 1)))
        { Items = Array.init a.Rows (fun i -> a.Row i .* v) }

    static member (*)(a: Matrix, b: Matrix) =
        if a.Columns <> b.Rows then raise (DimensionMismatch(a.Size, b.Size))
        Matrix.Init(a.Rows, b.Columns, (fun i j -> a.Row i .* b.Column j))

    static member Pow(a: Matrix, n: int) =
        let rec loop (acc: Matrix) (b: Matrix) n =
            if n = 0 then acc
            elif n % 2 = 1 then loop (acc * b) (b * b) (n / 2)
            else loop acc (b * b) (n / 2)
        loop (Matrix.Identity a.Rows) a n

    /// Elimination with partial pivoting: the determinant, and the solution when there is one.
    member m.Solve(b: Vector) : float * Vector option =
        if not m.IsSquare then invalidArg "m" "the matrix is not square"
        let n = rows
        let a = m.Map id
        let x = Array.copy b.Items
        let mutable det = 1.0
        for k in 0 .. n - 1 do
            let pivot = [ k .. n - 1 ] |> List.maxBy (fun i -> abs a.[i, k])
            if pivot <> k then
                det <- -det
                for j in 0 .. n - 1 do
                    let t = a.[k, j]
                    a.[k, j] <- a.[pivot, j]
                    a.[pivot, j] <- t
                let t = x.[k]
                x.[k] <- x.[pivot]
                x.[pivot] <- t
            let p = a.[k, k]
            det <- det * p
            if abs p > 1e-12 then
                for i in k + 1 .. n - 1 do
                    let f = a.[i, k] / p
                    x.[i] <- x.[i] - f * x.[k]
                    for j in k .. n - 1 do
                        a.[i, j] <- a.[i, j] - f * a.[k, j]
        if abs det < 1e-9 then
            0.0, None
        else
            for i in n - 1 .. -1 .. 0 do
                let s = Seq.sum (seq { for j in i + 1 .. n - 1 -> a.[i, j] * x.[j] })
                x.[i] <- (x.[i] - s) / a.[i, i]
            det, Some { Items = x }

    member m.Determinant = m.Solve(Vector.Zero rows) |> fst

    member m.Inverse =
        let columns = [ for i in 0 .. rows - 1 -> m.Solve(Vector.Unit(rows, i)) |> snd ]
        if List.forall Option.isSome columns then
            let cs = columns |> List.choose id |> List.toArray
            Some(Matrix.Init(rows, rows, (fun i j -> cs.[j].[i])))
        else
            None

    override m.ToString() =
        String.Join("\n", [ for i in 0 .. rows - 1 -> String.Join(" ", [ for j in 0 .. columns - 1 -> sprintf "%7.2f" m.[i, j] ]) ])

    override m.Equals other =
        match other with
        | :? Matrix as o -> m.Size = o.Size && Seq.forall (fun i -> m.Row i = o.Row i) [ 0 .. rows - 1 ]
        | _ -> false

    override _.GetHashCode() = rows * 31 + columns

[<AutoOpen>]
module Generic =
    /// A product over any ring, decided where it is used.
    let inline dot (xs: ^a[]) (ys: ^a[]) : ^a =
        Array.fold2 (fun acc x y -> acc + x * y) LanguagePrimitives.GenericZero xs ys

    let inline power (x: ^a) n : ^a =
        let mutable acc = LanguagePrimitives.GenericOne
        for _ in 1..n do
            acc <- acc * x
        acc

    let inline norm1 xs = xs |> Seq.sumBy abs

    type Matrix with
        member m.Describe() = sprintf "%dx%d matrix, trace %g" m.Rows m.Columns m.Trace

[<Struct>]
type Rational(n: int64, d: int64) =
    static let rec gcd (a: int64) (b: int64) = if b = 0L then abs a else gcd b (a % b)
    member _.N = n / gcd n d * int64 (sign d)
    member _.D = abs d / gcd n d
    static member Zero = Rational(0L, 1L)
    static member One = Rational(1L, 1L)
    static member (+)(a: Rational, b: Rational) = Rational(a.N * b.D + b.N * a.D, a.D * b.D)
    static member (-)(a: Rational, b: Rational) = Rational(a.N * b.D - b.N * a.D, a.D * b.D)
    static member (*)(a: Rational, b: Rational) = Rational(a.N * b.N, a.D * b.D)
    static member (/)(a: Rational, b: Rational) = Rational(a.N * b.D, a.D * b.N)
    static member Abs(a: Rational) = Rational(abs a.N, a.D)
    override r.ToString() = if r.D = 1L then string r.N else sprintf "%d/%d" r.N r.D

module Program =
    let banner text = printfn "== %s" text

    [<EntryPoint>]
    let main _ =
        banner "vectors"
        let u, v = Vector.Create(1.0, 2.0, 3.0), Vector.Create(4.0, -5.0, 6.0)
        printfn "%O %O %O" (u + v) (2.0 * u - v / 2.0) -u
        printfn "%g %g %b %b" (u .* v) (Vector.Create(3.0, 4.0).Norm) (u = v) (u + v = v + u)
        printfn "%g" v.[1]

        banner "matrices"
        let a = Matrix.OfRows [ [ 2.0; 1.0; -1.0 ]; [ -3.0; -1.0; 2.0 ]; [ -2.0; 1.0; 2.0 ] ]
        let b = Vector.Create(8.0, -11.0, -3.0)
        printfn "%O" a
        printfn "%s" (a.Describe())
        let det, x = a.Solve b
        printfn "det %.3f, x = %O" det (Option.get x)
        printfn "check %O" (a * x.Value)
        match a.Inverse with
        | Some inv ->
            printfn "%O" inv
            printfn "inverse ok: %b %b" (a * inv = Matrix.Identity 3) (inv * a = Matrix.Identity 3)
        | None -> printfn "singular"
        let singular = Matrix.OfRows [ [ 1.0; 2.0 ]; [ 2.0; 4.0 ] ]
        printfn "singular: %g %b" singular.Determinant singular.Inverse.IsNone
        printfn "%O" (a.[1.., ..1])
        printfn "%O" a.[0..0, *]
        printfn "%O" (a + -a = Matrix(3, 3))
        printfn "%O" (a.Transpose - 2.0 * a)

        banner "powers"
        let fib = Matrix.OfRows [ [ 1.0; 1.0 ]; [ 1.0; 0.0 ] ]
        printfn "%g %g" (Matrix.Pow(fib, 30).[0, 1]) ((fib * fib * fib).[0, 0])
        printfn "%O" (Matrix.Rotation(Math.PI / 6.0) * Matrix.Rotation(Math.PI / 3.0)).[1, 0]
        printfn "%g" (fib.Fold((fun s x -> s + x), 0.5))

        banner "errors"
        let attempt f =
            try f () |> ignore; printfn "fine"
            with
            | DimensionMismatch((r, c), (r2, c2)) -> printfn "expected %dx%d but got %dx%d" r c r2 c2
            | :? ArgumentException as e -> printfn "%s" e.Message
            | :? IndexOutOfRangeException -> printfn "out of range"
        attempt (fun () -> a + singular)
        attempt (fun () -> a * singular)
        attempt (fun () -> Matrix.OfRows [ [ 1.0 ]; [ 1.0; 2.0 ] ])
        attempt (fun () -> Matrix(2, 3).Solve(Vector.Zero 2))
        attempt (fun () -> a.[5, 5])
        attempt (fun () -> a.[2, 2])

        banner "generic"
        printfn "%d %g %O" (dot [| 1; 2; 3 |] [| 4; 5; 6 |]) (dot [| 0.5 |] [| 4.0 |])
            (dot [| Rational(1L, 2L); Rational(1L, 3L) |] [| Rational(2L, 3L); Rational(3L, 4L) |])
        printfn "%d %g %O" (power 3 4) (power 0.5 3) (power (Rational(2L, -3L)) 3)
        printfn "%d %g %O" (norm1 [ 1; -2; 3 ]) (norm1 [| -0.5; 0.5 |]) (norm1 [ Rational(-1L, 2L); Rational(1L, 4L) ])
        printfn "%O" (List.sum [ for i in 1L .. 6L -> Rational(1L, i) ])
        printfn "%O %O" (Rational(6L, 4L) / Rational(3L, 2L)) (Rational(1L, 2L) - Rational(1L, 2L))
        0

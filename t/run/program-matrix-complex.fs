// out:   2.00   1.00
// out:   2.00   5.00
// out: --
// out:   1.00   3.00
// out:   6.00  10.00
// out: --
// out:   0.00   6.00
// out:   3.00   9.00
// out: 9
// out: shape (Parameter 'b')
// out: 832040
// out: ........#..
// out: ......####.
// out: ##########.
// out: ......####.
// out: ........#..
// out: { Re = 4.0
// out:   Im = 6.0 }
// out: 3 7 [[0; 0; 0]
// out:  [0; 7; 2]
// out:  [0; 2; 4]]
// out: [|[|1|]; [|9; 3|]|]
// out: 24
// out: 11 3
// matrix type with operators, generics over inline
type Matrix = private { Rows: int; Cols: int; Data: float[] }
    with
    static member Create(r, c, f) = { Rows = r; Cols = c; Data = Array.init (r * c) (fun k -> f (k / c) (k % c)) }
    static member Identity n = Matrix.Create(n, n, fun i j -> if i = j then 1.0 else 0.0)
    member m.Item with get (i, j) = m.Data.[i * m.Cols + j] and set (i, j) v = m.Data.[i * m.Cols + j] <- v
    member m.T = Matrix.Create(m.Cols, m.Rows, fun i j -> m.[j, i])
    static member (+)(a: Matrix, b: Matrix) =
        if a.Rows <> b.Rows || a.Cols <> b.Cols then invalidArg "b" "shape"
        Matrix.Create(a.Rows, a.Cols, fun i j -> a.[i, j] + b.[i, j])
    static member (*)(a: Matrix, b: Matrix) =
        if a.Cols <> b.Rows then invalidArg "b" "shape"
        Matrix.Create(a.Rows, b.Cols, fun i j -> Seq.sum (seq { for k in 0 .. a.Cols - 1 -> a.[i, k] * b.[k, j] }))
    static member (*)(k: float, a: Matrix) = Matrix.Create(a.Rows, a.Cols, fun i j -> k * a.[i, j])
    static member (*)(a: Matrix, k: float) = k * a
    static member (~-)(a: Matrix) = -1.0 * a
    static member (-)(a: Matrix, b: Matrix) = a + -b
    override m.ToString() =
        [ for i in 0 .. m.Rows - 1 ->
            [ for j in 0 .. m.Cols - 1 -> sprintf "%6.2f" m.[i, j] ] |> String.concat " " ]
        |> String.concat "\n"
let a = Matrix.Create(2, 2, fun i j -> float (i * 2 + j))
let b = Matrix.Identity 2
printfn "%O\n--" (a + 2.0 * b)
printfn "%s\n--" (string (a * a - b))
printfn "%O" (a * 3.0).T
a.[0, 0] <- 9.0
printfn "%g" a.[0, 0]
try a * Matrix.Create(3, 1, fun _ _ -> 0.0) |> ignore with :? System.ArgumentException as e -> printfn "%s" e.Message
let rec power (m: Matrix) n =
    if n = 0 then Matrix.Identity 2
    elif n % 2 = 0 then let h = power m (n / 2) in h * h
    else m * power m (n - 1)
let fibm = Matrix.Create(2, 2, fun i j -> if i + j < 2 then 1.0 else 0.0)
printfn "%g" (power fibm 30).[0, 1]
[<Struct; CustomEquality; NoComparison>]
type Complex =
    { Re: float; Im: float }
    static member (+)(a, b) = { Re = a.Re + b.Re; Im = a.Im + b.Im }
    static member (*)(a, b) = { Re = a.Re * b.Re - a.Im * b.Im; Im = a.Re * b.Im + a.Im * b.Re }
    static member Zero = { Re = 0.0; Im = 0.0 }
    member c.Abs = sqrt (c.Re * c.Re + c.Im * c.Im)
    override a.Equals(o) = match o with :? Complex as b -> a.Re = b.Re && a.Im = b.Im | _ -> false
    override a.GetHashCode() = hash (a.Re, a.Im)
let mandel c =
    let rec go (z: Complex) n = if n > 50 || z.Abs > 2.0 then n else go (z * z + c) (n + 1)
    go Complex.Zero 0
for y in -1.0 .. 0.5 .. 1.0 do
    for x in -2.0 .. 0.25 .. 0.5 do
        printf "%c" (if mandel { Re = x; Im = y } > 50 then '#' else '.')
    printfn ""
printfn "%A" (List.sum [ { Re = 1.0; Im = 2.0 }; { Re = 3.0; Im = 4.0 } ])
let grid = Array2D.init 3 3 (fun i j -> i * j)
grid.[1, 1] <- 7
printfn "%d %d %A" (Array2D.length1 grid) grid.[1, 1] grid
let jag = [| [| 1 |]; [| 2; 3 |] |]
jag.[1].[0] <- 9
printfn "%A" jag
printfn "%A" (Array2D.map (fun x -> x + 1) grid |> Seq.cast<int> |> Seq.sum)
let inline dot (xs: ^a[]) (ys: ^a[]) = Array.fold2 (fun acc x y -> acc + x * y) LanguagePrimitives.GenericZero xs ys
printfn "%d %g" (dot [| 1; 2 |] [| 3; 4 |]) (dot [| 1.5 |] [| 2.0 |])

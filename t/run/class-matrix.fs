// out: 5,14;14,50
// out: 0,1,2;3,4,5
// out: 0,2,4;6,8,10
// out: -0,-1,-2;-3,-4,-5
// out: 9,1,2;3,4,10
// out: 1,2
// out: 2;10
// out: 0 4
type Matrix(rows: int, cols: int, f: int -> int -> float) =
    let data = Array.init (rows * cols) (fun k -> f (k / cols) (k % cols))
    new(rows, cols) = Matrix(rows, cols, fun _ _ -> 0.0)
    new(n) = Matrix(n, n, fun i j -> if i = j then 1.0 else 0.0)
    member _.Rows = rows
    member _.Cols = cols
    member _.Item
        with get (i, j) = data.[i * cols + j]
        and set (i, j) (v: float) = data.[i * cols + j] <- v
    member m.Row i = [ for j in 0 .. cols - 1 -> m.[i, j] ]
    member m.Transpose = Matrix(cols, rows, fun i j -> m.[j, i])
    member m.GetSlice(r1: int option, r2: int option, c1: int option, c2: int option) =
        let a, b = defaultArg r1 0, defaultArg r2 (rows - 1)
        let c, d = defaultArg c1 0, defaultArg c2 (cols - 1)
        Matrix(b - a + 1, d - c + 1, fun i j -> m.[a + i, c + j])
    static member Zero(n) = Matrix(n, n)
    static member (+) (a: Matrix, b: Matrix) = Matrix(a.Rows, a.Cols, fun i j -> a.[i, j] + b.[i, j])
    static member (-) (a: Matrix, b: Matrix) = a + -1.0 * b
    static member (*) (k: float, a: Matrix) = Matrix(a.Rows, a.Cols, fun i j -> k * a.[i, j])
    static member (*) (a: Matrix, k: float) = k * a
    static member (*) (a: Matrix, b: Matrix) =
        Matrix(a.Rows, b.Cols, fun i j -> Seq.sum (seq { for k in 0 .. a.Cols - 1 -> a.[i, k] * b.[k, j] }))
    static member (~-) (a: Matrix) = -1.0 * a
    override m.ToString() =
        String.concat ";" [ for i in 0 .. rows - 1 -> String.concat "," [ for x in m.Row i -> sprintf "%g" x ] ]
let a = Matrix(2, 3, fun i j -> float (i * 3 + j))
let b = a.Transpose
printfn "%O" (a * b)
printfn "%O" (a + a - a)
printfn "%O" (2.0 * a * Matrix 3)
printfn "%O" (-a)
a.[0, 0] <- 9.0
a[1, 2] <- a[1, 2] * 2.0
printfn "%O" a
printfn "%O" a.[0..0, 1..]
printfn "%O" a.[*, 2..2]
printfn "%O %d" (Matrix.Zero 1) (Matrix(4).Rows)

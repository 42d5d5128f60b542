// out: 10 1 2|3 4 5
// out: 10 1 2|3 4 5
// out: -20 -2 -4|-6 -8 -10
// out: 100 1 4|9 16 25
// out: 1 2
// out: 10 1|3 4
type Matrix(rows: int, cols: int, init: int -> int -> float) =
    let data = Array2D.init rows cols init
    new(n) = Matrix(n, n, fun i j -> if i = j then 1.0 else 0.0)
    member _.Item with get (i, j) = data[i, j] and set (i, j) v = data[i, j] <- v
    member _.Row with get i = [| for j in 0 .. cols - 1 -> data[i, j] |]
    member m.GetSlice(i1: int option, i2: int option, j1: int option, j2: int option) =
        let i1, i2 = defaultArg i1 0, defaultArg i2 (rows - 1)
        let j1, j2 = defaultArg j1 0, defaultArg j2 (cols - 1)
        Matrix(i2 - i1 + 1, j2 - j1 + 1, fun i j -> m[i + i1, j + j1])
    member _.Rows = rows
    member _.Cols = cols
    static member ( * ) (a: Matrix, b: Matrix) =
        Matrix(a.Rows, b.Cols, fun i j -> Seq.sum (seq { for k in 0 .. a.Cols - 1 -> a[i, k] * b[k, j] }))
    static member ( * ) (a: Matrix, k: float) = Matrix(a.Rows, a.Cols, fun i j -> a[i, j] * k)
    static member (.*) (a: Matrix, b: Matrix) = Matrix(a.Rows, a.Cols, fun i j -> a[i, j] * b[i, j])
    static member op_UnaryNegation(a: Matrix) = a * -1.0
    override m.ToString() = String.concat "|" [ for i in 0 .. rows - 1 -> String.concat " " (m.Row i |> Array.map string) ]
let m = Matrix(2, 3, fun i j -> float (i * 3 + j))
m[0, 0] <- 10.0
printfn "%O" m
printfn "%O" (m * Matrix 3)
printfn "%O" (-m * 2.0)
printfn "%O" (m .* m)
printfn "%O" (m[0..0, 1..])
printfn "%O" (m[*, 0..1])

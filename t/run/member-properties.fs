// out: 100.0 212.0
// out: 20 30 4
// out: 5 6 7 5
// out: 57
// out: 3.5
// out: st 8
// out: 2.5 1.5 0.0 2
// out: 4.0
type Temp() =
    let mutable c = 0.0
    let data = [| 10; 20; 30 |]
    member _.Celsius with get () = c and set v = c <- v
    member t.Fahrenheit
        with get () = t.Celsius * 9.0 / 5.0 + 32.0
        and set (f: float) = t.Celsius <- (f - 32.0) * 5.0 / 9.0
    member _.Item with get (i: int) = data.[i] and set (i: int) v = data.[i] <- v
    member _.Item with get (s: string) = s.Length
    member _.At with get (i: int) = data.[i] and set (i: int) (v: int) = data.[i] <- v
    member _.Pair with get (a: int, b: int) = data.[a] + data.[b] and set (a: int, b: int) v = data.[a] <- v; data.[b] <- v
    member _.WriteOnly with set v = c <- v
    static member val Shared = "s" with get, set
    static member Twice with get (i: int) = i * 2
let t = Temp()
t.Fahrenheit <- 212.0
printfn "%.1f %.1f" t.Celsius t.Fahrenheit
printfn "%d %d %d" t.[1] t[2] t.["four"]
t.[0] <- 5
t[1] <- 6
t.At(2) <- 7
printfn "%d %d %d %d" t.[0] t.[1] (t.At 2) (t.At(0))
t.Pair(0, 1) <- 50
printfn "%d" (t.Pair(0, 2))
t.WriteOnly <- 3.5
printfn "%.1f" t.Celsius
Temp.Shared <- Temp.Shared + "t"
printfn "%s %d" Temp.Shared (Temp.Twice 4)
type Matrix(rows: int, cols: int) =
    let cells = Array.zeroCreate<float> (rows * cols)
    member _.Item
        with get (r, c) = cells.[r * cols + c]
        and set (r, c) v = cells.[r * cols + c] <- v
    member _.Rows = rows
let m = Matrix(2, 2)
m.[0, 1] <- 2.5
m[1, 0] <- 1.5
printfn "%.1f %.1f %.1f %d" m.[0, 1] m[1, 0] m.[0, 0] m.Rows
m.[0, 1] <- m.[0, 1] + m.[1, 0]
printfn "%.1f" m.[0, 1]

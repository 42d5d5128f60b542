// out: 650: tshirt, camera, cream, cheese, apple, banana, glucose, sandwich, compass, map (243)
// out: 242 2103596
// out: [[25; 10; 5]; [25; 5; 5; 5]; [10; 10; 10; 10]; [10; 10; 10; 5; 5];
// out:  [10; 10; 5; 5; 5; 5]; [10; 5; 5; 5; 5; 5; 5]; [5; 5; 5; 5; 5; 5; 5; 5]]
// out: 3 6
// out: 9969216677189303386214405760200
// out: 4500 36117
// out: [1L; 1L; 2L; 5L; 14L; 42L; 132L; 429L; 1430L; 4862L; 16796L; 58786L; 208012L;
// out:  742900L; 2674440L; 9694845L]
// out: 204226 190569292
// out:      7     10
// out:     15     22
// out:      3      6
// out:      4      9
// out: -2
// out: 1.10422e-48
// out: 2x2 * 3x1
// out: 190392490709135
// out: [[1; 2; 3]; [1; 3; 2]; [2; 1; 3]; [2; 3; 1]; [3; 1; 2]; [3; 2; 1]]
// out: [['a'; 'b']; ['a'; 'c']; ['a'; 'd']; ['b'; 'c']; ['b'; 'd']; ['c'; 'd']]
// out: [[]; [3]; [2]; [2; 3]; [1]; [1; 3]; [1; 2]; [1; 2; 3]]
// out: [[3; 7]; [2; 3; 5]; [1; 4; 5]; [1; 2; 7]; [1; 2; 3; 4]]
// out: [[0.0; -1.0; -2.0; 0.0]
// out:  [4.0; 0.0; 2.0; 4.0]
// out:  [5.0; 1.0; 0.0; 2.0]
// out:  [3.0; -1.0; 1.0; 0.0]]
module Dynamic
open System
open System.Collections.Generic
// knapsack, coin change, matrix chain, LIS, subset sums, memo Y, matrices
type Item = { Name: string; Weight: int; Value: int }
let items = [ for n, w, v in [ "map", 9, 150; "compass", 13, 35; "water", 153, 200; "sandwich", 50, 160; "glucose", 15, 60; "tin", 68, 45; "banana", 27, 60; "apple", 39, 40; "cheese", 23, 30; "beer", 52, 10; "cream", 11, 70; "camera", 32, 30; "tshirt", 24, 15; "trousers", 48, 10; "umbrella", 73, 40 ] -> { Name = n; Weight = w; Value = v } ]
let knapsack (items: Item[]) cap =
    let best = Array2D.zeroCreate (items.Length + 1) (cap + 1)
    for i in 1 .. items.Length do
        let it = items[i - 1]
        for w in 0..cap do
            best[i, w] <- if it.Weight > w then best[i - 1, w] else max best[i - 1, w] (best[i - 1, w - it.Weight] + it.Value)
    let rec back i w = if i = 0 then [] elif best[i, w] = best[i - 1, w] then back (i - 1) w else items[i - 1] :: back (i - 1) (w - items[i - 1].Weight)
    best[items.Length, cap], back items.Length cap
let v, chosen = knapsack (Array.ofList items) 250
printfn "%d: %s (%d)" v (chosen |> List.map _.Name |> String.concat ", ") (chosen |> List.sumBy _.Weight)
let coins cs total =
    let ways = Array.zeroCreate<bigint> (total + 1)
    ways[0] <- 1I
    for c in cs do
        for t in c..total do ways[t] <- ways[t] + ways[t - c]
    ways[total]
printfn "%A %A" (coins [ 1; 5; 10; 25 ] 100) (coins [ 1; 5; 10; 25; 50; 100 ] 1000)
let rec change cs total = seq {
    match cs with
    | _ when total = 0 -> yield []
    | [] -> ()
    | c :: _ when c <= total ->
        for rest in change cs (total - c) do yield c :: rest
        yield! change cs.Tail total
    | _ :: t -> yield! change t total }
printfn "%A" (change [ 25; 10; 5 ] 40 |> Seq.toList)
let lis xs =
    let tails = ResizeArray<int>()
    for x in xs do
        let i = tails.BinarySearch x
        let i = if i < 0 then ~~~i else i
        if i = tails.Count then tails.Add x else tails[i] <- x
    tails.Count
printfn "%d %d" (lis [ 3; 2; 6; 4; 5; 1 ]) (lis [ 0; 8; 4; 12; 2; 10; 6; 14; 1; 9; 5; 13; 3; 11; 7; 15 ])
let memoize f =
    let cache = Dictionary<_, _>(HashIdentity.Structural)
    let rec g x =
        match cache.TryGetValue x with
        | true, v -> v
        | _ ->
            let v = f g x
            cache.Add(x, v)
            v
    g
let fib = memoize (fun self n -> if n < 2 then bigint n else self (n - 1) + self (n - 2))
printfn "%A" (fib 150)
let chain = memoize (fun self (dims: int list) ->
    match dims with
    | [ _ ] | [ _; _ ] -> 0
    | _ ->
        let a = Array.ofList dims
        [ for k in 1 .. a.Length - 2 -> self (List.ofArray a[..k]) + self (List.ofArray a[k..]) + a[0] * a[k] * a[a.Length - 1] ] |> List.min)
printfn "%d %d" (chain [ 10; 30; 5; 60 ]) (chain [ 1; 5; 25; 30; 100; 70; 2; 1; 100; 250 ])
let catalan = memoize (fun self n -> if n = 0 then 1L else List.sum [ for i in 0 .. n - 1 -> self i * self (n - 1 - i) ])
printfn "%A" (List.map catalan [ 0..15 ])
let partitions = memoize (fun self (n, k) -> if n = 0 then 1L elif n < 0 || k = 0 then 0L else self (n, k - 1) + self (n - k, k))
printfn "%d %d" (partitions (50, 50)) (partitions (100, 100))

type Matrix(values: float[,]) =
    member _.Values = values
    member _.Rows = values.GetLength 0
    member _.Cols = Array2D.length2 values
    member _.Item with get (i, j) = values[i, j] and set (i, j) v = values[i, j] <- v
    static member (*)(a: Matrix, b: Matrix) =
        if a.Cols <> b.Rows then raise (ArgumentException $"{a.Rows}x{a.Cols} * {b.Rows}x{b.Cols}")
        Matrix(Array2D.init a.Rows b.Cols (fun i j -> Seq.sum (Seq.init a.Cols (fun k -> a[i, k] * b[k, j]))))
    static member (*)(k: float, a: Matrix) = Matrix(Array2D.map ((*) k) a.Values)
    static member (+)(a: Matrix, b: Matrix) = Matrix(Array2D.mapi (fun i j v -> v + b[i, j]) a.Values)
    static member Identity n = Matrix(Array2D.init n n (fun i j -> if i = j then 1.0 else 0.0))
    member a.Transpose = Matrix(Array2D.init a.Cols a.Rows (fun i j -> a[j, i]))
    member a.Determinant =
        let m = Array2D.copy values
        let n = a.Rows
        let mutable det = 1.0
        let mutable c = 0
        while c < n && det <> 0.0 do
            let p = Seq.maxBy (fun r -> abs m[r, c]) { c .. n - 1 }
            if m[p, c] = 0.0 then det <- 0.0
            else
                if p <> c then
                    for k in 0 .. n - 1 do
                        let t = m[c, k]
                        m[c, k] <- m[p, k]
                        m[p, k] <- t
                    det <- -det
                det <- det * m[c, c]
                for r in c + 1 .. n - 1 do
                    let f = m[r, c] / m[c, c]
                    for k in c .. n - 1 do m[r, k] <- m[r, k] - f * m[c, k]
            c <- c + 1
        det
    override a.ToString() = String.Join("\n", [ for i in 0 .. a.Rows - 1 -> String.Join(" ", values[i, *] |> Array.map (fun v -> v.ToString("0.##").PadLeft 6)) ])
let ma = Matrix(array2D [ [ 1.0; 2.0 ]; [ 3.0; 4.0 ] ])
printfn "%O\n%O\n%g" (ma * ma) ((2.0 * ma + Matrix.Identity 2).Transpose) ma.Determinant
printfn "%.6g" (Matrix(array2D [ for i in 0..4 -> [ for j in 0..4 -> float (5 * i + j) |> sin ] ])).Determinant
try ma * Matrix(Array2D.zeroCreate 3 1) |> ignore with e -> printfn "%s" e.Message
let rec power (m: Matrix) n = if n = 0 then Matrix.Identity m.Rows elif n % 2 = 0 then power (m * m) (n / 2) else m * power m (n - 1)
printfn "%.0f" (power (Matrix(array2D [ [ 1.0; 1.0 ]; [ 1.0; 0.0 ] ])) 70).[0, 1]
let rec permutations = function [] -> [ [] ] | xs -> [ for x in xs do for p in permutations (List.filter ((<>) x) xs) -> x :: p ]
let rec combinations k xs = match k, xs with 0, _ -> [ [] ] | _, [] -> [] | k, x :: t -> List.map (fun c -> x :: c) (combinations (k - 1) t) @ combinations k t
let powerset xs = List.foldBack (fun x acc -> acc @ List.map (fun s -> x :: s) acc) xs [ [] ]
printfn "%A\n%A\n%A" (permutations [ 1..3 ]) (combinations 2 [ 'a' .. 'd' ]) (powerset [ 1..3 ])
let subsetSums target xs = powerset xs |> List.filter (List.sum >> (=) target)
printfn "%A" (subsetSums 10 [ 1; 2; 3; 4; 5; 7 ])
let floyd n edges =
    let d = Array2D.create n n Double.PositiveInfinity
    for i in 0 .. n - 1 do d[i, i] <- 0.0
    for a, b, w in edges do d[a, b] <- w
    for k in 0 .. n - 1 do
        for i in 0 .. n - 1 do
            for j in 0 .. n - 1 do
                d[i, j] <- min d[i, j] (d[i, k] + d[k, j])
    d
printfn "%A" (floyd 4 [ 0, 2, -2.0; 1, 0, 4.0; 1, 2, 3.0; 2, 3, 2.0; 3, 1, -1.0 ])

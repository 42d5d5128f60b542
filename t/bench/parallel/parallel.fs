// Work done by one processor and by all: for each kind the milliseconds of both, each the median of five runs, and their ratio.
// The same source runs with .NET. The checksum of both ways must agree.
open System.Diagnostics
open System.Threading.Tasks

let time (f: unit -> float) : float * float =
    let runs =
        [| for _ in 1 .. 5 do
               let watch = Stopwatch.StartNew()
               let result = f ()
               watch.Elapsed.TotalMilliseconds, result |]
    fst (Array.sort runs).[2], snd runs.[0]

let compareWays (name: string) (alone: unit -> float) (together: unit -> float) : unit =
    together () |> ignore // starts the threads
    let one, first = time alone
    let all, second = time together
    printfn "%-12s %8.1f %8.1f  %.2f  %s" name one all (one / all) (if first = second then "equal" else "DIFFERENT")

let roots (x: int) : float =
    let mutable s = 0.0
    for k = 1 to 200 do
        s <- s + sqrt (float (x + k))
    s

let numbers = Array.init 500000 id

let mandelbrotRow (size: int) (y: int) : int =
    let mutable inside = 0
    for x = 0 to size - 1 do
        let cr, ci = 2.0 * float x / float size - 1.5, 2.0 * float y / float size - 1.0
        let mutable zr, zi, n = 0.0, 0.0, 0
        while n < 50 && zr * zr + zi * zi <= 4.0 do
            let next = zr * zr - zi * zi + cr
            zi <- 2.0 * zr * zi + ci
            zr <- next
            n <- n + 1
        if n = 50 then inside <- inside + 1
    inside

let mandelbrot (parallelly: bool) () : float =
    let size = 1600
    let rows = Array.zeroCreate<int> size
    if parallelly then
        Parallel.For(0, size, (fun y -> rows.[y] <- mandelbrotRow size y)) |> ignore
    else
        for y = 0 to size - 1 do
            rows.[y] <- mandelbrotRow size y
    float (Array.sum rows)

let element (i: int) (j: int) : float = 1.0 / float ((i + j) * (i + j + 1) / 2 + i + 1)

let spectral (parallelly: bool) () : float =
    let n = 2000
    let mutable u = Array.create n 1.0
    for _ in 1 .. 4 do
        let next = Array.zeroCreate<float> n
        let from = u
        let row i =
            let mutable s = 0.0
            for j = 0 to n - 1 do
                s <- s + element i j * from.[j]
            next.[i] <- s
        if parallelly then
            Parallel.For(0, n, row) |> ignore
        else
            for i = 0 to n - 1 do
                row i
        u <- next
    Array.sum u

type Tree =
    | Leaf
    | Node of Tree * int * Tree

let rec insert (x: int) (t: Tree) : Tree =
    match t with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, y, r) -> if x < y then Node(insert x l, y, r) elif x > y then Node(l, y, insert x r) else t

let rec count (t: Tree) : int =
    match t with
    | Leaf -> 0
    | Node(l, _, r) -> count l + 1 + count r

let tree (seed: int) : int =
    let mutable t, x = Leaf, seed + 1
    for _ in 1 .. 20000 do
        x <- (x * 1103515245 + 12345) &&& 0x7fffffff
        t <- insert x t
    count t

let seeds = Array.init 32 id

compareWays "map" (fun () -> Array.map roots numbers |> Array.sum) (fun () -> Array.Parallel.map roots numbers |> Array.sum)
compareWays "mandelbrot" (mandelbrot false) (mandelbrot true)
compareWays "spectral" (spectral false) (spectral true)
compareWays "trees" (fun () -> Array.map tree seeds |> Array.sum |> float) (fun () -> Array.Parallel.map tree seeds |> Array.sum |> float)

let disorder = Array.init 1_000_000 (fun i -> (i * 1103515245 + 12345) &&& 0x7fffffff)
let words = Array.init 200_000 (fun i -> string ((i * 1103515245 + 12345) &&& 0x7fffffff))
let nth (sorted: 'T[]) (value: 'T -> float) : float = value sorted.[sorted.Length / 3]
compareWays "sort" (fun () -> nth (Array.sort disorder) float) (fun () -> nth (Array.Parallel.sort disorder) float)
compareWays "sort texts" (fun () -> nth (Array.sort words) float) (fun () -> nth (Array.Parallel.sort words) float)
compareWays "reduce" (fun () -> Array.map roots numbers |> Array.reduce max) (fun () -> Array.Parallel.reduceBy roots max numbers)

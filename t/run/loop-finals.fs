// out: 3 5 8
// out: 30 2
// out: 100000000001
// out: -77 0
// out: 16800
// out: struct (1, 0)
// out: struct (10, 5L) struct (0, 10L) struct (0, 10L)
// out: struct (100, 45uy) struct (0, 1uy) struct (-3, 7)
// out: 12 21 -1 4

// Loops that only count have the values of their last iteration, also where a narrow counter wraps.
let rec work depth x = if depth = 0 then x else 1 + work (depth - 1) x
let rec up (i: int) limit acc = if i = limit then acc else up (i + 1) limit (acc + 3)
let rec wide (i: int) limit (acc: int64) = if i = limit then acc else wide (i + 1) limit (acc + 5000000000L)
let rec narrow (i: byte) (acc: int64) = if i = 5uy then acc else narrow (i + 1uy) (acc - 7L)
let rec signed (i: sbyte) (n: int16) = if i = 100y then n else signed (i - 1y) (n * 1s + 300s)
let rec two (i: int) a b = if i = 0 then struct (a, b) else two (i - 1) (a + b) b
let sums n = (let mutable c = 0 in let mutable d = 10L in (for i in 1 .. n do c <- c + 2; d <- d - 1L); struct (c, d))
let untilEqual n = let mutable i = 0 in let mutable c = 1uy in (while i <> n do i <- i + 1; c <- c + 3uy); struct (i, c)
let downTo n = let mutable i = n in let mutable steps = 0 in (while i <> -3 do i <- i - 1; steps <- steps + 1); struct (i, steps)
let atLeastOnce n = let mutable i = n in let mutable go = true in let mutable s = 0 in (while go do i <- i - 1; s <- s + 4; go <- i <> 0); s
let nested n = let mutable c = 0 in (for i in 1 .. n do for j in 1 .. i do c <- c + 1); c
let last n = let mutable l = -1 in (for i in 0 .. n - 1 do l <- i); l
[<EntryPoint>]
let main argv =
    let k = argv.Length
    printfn "%d %d %d" (work k 3) (work 5 k) (work (k + 7) 1)
    printfn "%d %d" (up k 10 k) (up 10 10 2)
    printfn "%d" (wide k 20 1L)
    printfn "%d %d" (narrow 250uy 0L) (narrow (byte (5 + k)) 0L)
    printfn "%d" (signed -100y 0s)
    printfn "%A" (two (k + 9) 1 k)
    printfn "%A %A %A" (sums 5) (sums 0) (sums (k - 4))
    printfn "%A %A %A" (untilEqual 100) (untilEqual k) (downTo (k + 4))
    printfn "%d %d %d %d" (atLeastOnce (k + 3)) (nested (k + 6)) (last k) (last (k + 5))
    0

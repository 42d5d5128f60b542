// out: 594.000000 0
// out: row: IndexOutOfRangeException
// out: column: IndexOutOfRangeException
// out: minus: IndexOutOfRangeException
// out: good: nothing
// out: length: ArgumentException
// out: init: ArgumentException
// out: initializer: Exception
// out: [[3; 3; 3; 3]
// out:  [4; 4; 4; 4]
// out:  [2; 22; 23; 24]]
// out: [[6; 6; 6; 6]
// out:  [8; 8; 8; 8]
// out:  [4; 44; 46; 48]]
// out: (true, [])
// out: cube: IndexOutOfRangeException
// out: four: IndexOutOfRangeException
// out: 0 w
// Loops up to the lengths of arrays of two dimensions; indices out of range raise.
let mul (a: float[,]) (b: float[,]) =
    let n, m, p = Array2D.length1 a, Array2D.length2 a, b.GetLength 1
    let c = Array2D.zeroCreate n p
    for i in 0 .. n - 1 do
        for j in 0 .. p - 1 do
            let mutable s = 0.0
            for k in 0 .. m - 1 do
                s <- s + a.[i, k] * b.[k, j]
            c.[i, j] <- s
    c
let rec life (g: int[,]) n =
    if n = 0 then g
    else
        let h, w = g.GetLength 0, g.GetLength 1
        let next = Array2D.init h w (fun y x ->
            let mutable k = 0
            for dy in -1 .. 1 do
                for dx in -1 .. 1 do
                    if dy <> 0 || dx <> 0 then
                        k <- k + g.[(y + dy + h) % h, (x + dx + w) % w]
            if k = 3 || (k = 2 && g.[y, x] = 1) then 1 else 0)
        life next (n - 1)
[<EntryPoint>]
let main args =
    let n = 100 + args.Length
    let m = mul (Array2D.init n n (fun i j -> float (i * j % 7))) (Array2D.create n n 2.0)
    printfn "%f %d" m.[3, 4] (Seq.sum (Seq.cast<int> (life (Array2D.init 60 70 (fun y x -> (x * y + x) % 3 % 2)) 20)))
    let raises name f =
        try
            f ()
            printfn "%s: nothing" name
        with e -> printfn "%s: %s" name (e.GetType().Name)
    let a = Array2D.init 3 4 (fun i j -> i * 10 + j)
    raises "row" (fun () -> for i in 0 .. 3 do a.[i, 0] <- 1)
    raises "column" (fun () -> for j in 0 .. 4 do a.[0, j] <- 2)
    raises "minus" (fun () -> for j in 3 .. -1 .. -1 do a.[1, j] <- 3)
    raises "good" (fun () -> for i in 2 .. -1 .. 0 do for j in 3 .. -1 .. 0 do a.[i, j] <- a.[i, j] + 1)
    raises "length" (fun () -> Array2D.zeroCreate<int> -1 2 |> ignore)
    raises "init" (fun () -> Array2D.init 2 -3 (fun _ _ -> 0) |> ignore)
    raises "initializer" (fun () -> Array2D.init 2 3 (fun i j -> if j = 2 then failwith "no" else i) |> ignore)
    printfn "%A" a
    printfn "%A" (Array2D.map (fun x -> x * 2) a)
    printfn "%A" (Array2D.copy a = a, Array2D.create 0 3 "x")
    let cube = Array3D.init 2 3 4 (fun i j k -> i + j + k)
    raises "cube" (fun () -> for k in 0 .. 4 do cube.[1, 2, k] <- 0)
    let four = Array4D.create 1 2 3 4 "v"
    raises "four" (fun () -> for k in 0 .. 4 do four.[0, 1, 2, k] <- "w")
    printfn "%A %s" cube.[1, 2, 3] four.[0, 1, 2, 3]
    0

// out: 2875 0 5
// out: dot 948.75
// out: dot raised
// out: dot 0.0
// out: dot 0.0
// out: [|0; -154; -142; -122; -94; -58; -14; 38; 98; 166; 242; 326; 418; 518; 626; 742;
// out:   866; 998; 1138; 1286; 1442; 1606; 0|]
// out: shift 444
// out: shift raised
// out: 3842
// out: 14757
// out: fixed raised
// out: strided 56
// out: strided 50
// out: strided 50
// out: strided raised
// out: strided raised
// out: strided raised
// out: 16
// out: upTo 11
// out: upTo 23
// out: upTo raised
// out: upTo 0
// out: until 23
// out: until raised
// out: until raised
// out: [|-36; -28; -18; -9; 8; 21; 42; 59; 84; 105; 134; 148; 180; 208; 244; 276; 316;
// out:   352; 396; 436; 484; 483; 488|]
// out: 8 23
// out: -1 53889
// out: 129.5
// out: [13; -47; 53; -37; 44; 36; 49; 27; 32; 116; 29; 155; 15; 187; 107; 159; 395; 183;
// out:  471; 91; 495; 11; 488]
// out: from 1205
// out: from 0
// out: from 0
// out: from raised
// out: -1352709358
// out: 32.5
// out: 20
// out: small raised
// out: [|"a"; "b"; "c"; "z"; "z"|]
// out: copyTo raised
// out: 2875
// out: 5050 0
// out: 542326709

// Counters of loops over arrays: what an index is, also where it is used otherwise, after the loop and when a check fails.
let sum (a: int[]) = let mutable s = 0 in (for i in 0 .. a.Length - 1 do s <- s + a.[i]); s
let dot (a: float[]) (b: float[]) n = let mutable s = 0.0 in (for i in 0 .. n - 1 do s <- s + a.[i] * b.[i]); s
let stencil (a: int[]) = let b = Array.zeroCreate a.Length in (for i in 1 .. a.Length - 2 do b.[i] <- a.[i - 1] + 2 * a.[i] + a.[i + 1]); b
let shiftDown (a: int[]) n = for i in 0 .. n - 1 do a.[i] <- a.[i + 1]
let fixedLoop (a: int64[]) = let mutable s = 0L in (for i in 0 .. 9 do s <- s * 3L + a.[i]); s
let strided (a: byte[]) from step = let mutable j = from in (while j < a.Length do a.[j] <- a.[j] + 1uy; j <- j + step); j
let upTo (a: int[]) limit = let mutable j = 0 in (while j <= limit do a.[j] <- a.[j] + j; j <- j + 1); j
let until (a: int[]) limit = let mutable j = 3 in (while j < limit do a.[j] <- a.[j] - 1; j <- j + 2); j
let find (a: int[]) x = let mutable i = 0 in (while i < a.Length && a.[i] <> x do i <- i + 1); i
let rare (a: int[]) = let mutable at = -1 in (for i in 0 .. a.Length - 1 do if a.[i] % 7 = 0 then at <- at * 31 + i); at
let weighted (a: int[]) = let mutable s = 0 in (for i in 0 .. a.Length - 1 do s <- s + a.[i] * i); s
let nested (a: float[][]) = let mutable s = 0.0 in (for i in 0 .. a.Length - 1 do for j in 0 .. a.[i].Length - 1 do s <- s + a.[i].[j]); s
let prefix (a: int[]) = for i in 1 .. a.Length - 1 do (for j in 0 .. i - 1 do a.[j] <- a.[j] ^^^ a.[i])
let from (a: int[]) k = let mutable s = 0 in (for i in k .. a.Length - 1 do s <- s + a.[i]); s
let chars (s: string) = let mutable h = 17 in (for i in 0 .. s.Length - 1 do h <- h * 31 + int s.[i]); h
[<Struct>]
type Point = { X: int; Y: float }
let points (a: Point[]) = let mutable s = 0.0 in (for i in 0 .. a.Length - 1 do s <- s + float a.[i].X * a.[i].Y); s
let small (a: int16[]) (b: bool[]) = let mutable n = 0 in (for i in 0 .. a.Length - 1 do if b.[i] then n <- n + int a.[i]); n
let copyTo (a: string[]) (b: string[]) = for i in 0 .. a.Length - 1 do b.[i] <- a.[i]
let longs (a: int[]) = let mutable i = 0L in let mutable s = 0 in (while i < int64 a.Length do s <- s + a.[int i]; i <- i + 1L); s
let maybe (a: int[]) n = let mutable s = 0 in (for i in 0 .. n - 1 do if i > 100 then s <- s + a.[i] else s <- s + i); s
let none (a: int[]) n = let mutable i = 0 in (while i < n do a.[i] <- i; i <- i + 1); i
let attempt name f = try printfn "%s %A" name (f ()) with :? System.IndexOutOfRangeException -> printfn "%s raised" name
let composite limit =
    let sieve = Array.create (limit + 1) false
    let mutable last = 0
    for i in 2 .. limit do
        if not sieve.[i] then
            last <- last * 7 + i
            let mutable j = i + i
            while j <= limit do
                sieve.[j] <- true
                j <- j + i
    last
[<EntryPoint>]
let main _ =
    let ints = Array.init 23 (fun i -> i * i - 40)
    let floats = Array.init 23 (fun i -> float i * 0.5)
    printfn "%d %d %d" (sum ints) (sum [||]) (sum [| 5 |])
    attempt "dot" (fun () -> dot floats floats 23)
    attempt "dot" (fun () -> dot floats floats 24)
    attempt "dot" (fun () -> dot floats floats 0)
    attempt "dot" (fun () -> dot floats floats -3)
    printfn "%A" (stencil ints)
    let copy = Array.copy ints
    attempt "shift" (fun () -> shiftDown copy 22; copy.[21])
    attempt "shift" (fun () -> shiftDown copy 23)
    printfn "%A" (sum copy)
    printfn "%d" (fixedLoop (Array.init 10 int64))
    attempt "fixed" (fun () -> fixedLoop (Array.init 9 int64))
    let bytes = Array.zeroCreate 50
    attempt "strided" (fun () -> strided bytes 0 7)
    attempt "strided" (fun () -> strided bytes 49 1)
    attempt "strided" (fun () -> strided bytes 50 1)
    attempt "strided" (fun () -> strided bytes -1 1)
    attempt "strided" (fun () -> strided bytes 40 -7)
    attempt "strided" (fun () -> strided bytes 5 System.Int32.MaxValue)
    printfn "%A" (bytes |> Array.sumBy int)
    attempt "upTo" (fun () -> upTo copy 10)
    attempt "upTo" (fun () -> upTo copy 22)
    attempt "upTo" (fun () -> upTo copy 23)
    attempt "upTo" (fun () -> upTo copy -1)
    attempt "until" (fun () -> until copy 23)
    attempt "until" (fun () -> until copy 24)
    attempt "until" (fun () -> until copy 25)
    printfn "%A" copy
    printfn "%d %d" (find ints 24) (find ints 1)
    printfn "%d %d" (rare ints) (weighted ints)
    printfn "%g" (nested [| floats; [||]; [| 1.0; 2.0 |] |])
    prefix copy
    printfn "%A" (Array.toList copy)
    attempt "from" (fun () -> from ints 20)
    attempt "from" (fun () -> from ints 23)
    attempt "from" (fun () -> from ints 30)
    attempt "from" (fun () -> from ints -1)
    printfn "%d" (chars "the quick brown fox")
    printfn "%g" (points (Array.init 5 (fun i -> { X = i; Y = float i + 0.25 })))
    printfn "%d" (small (Array.init 9 int16) (Array.init 9 (fun i -> i % 2 = 0)))
    attempt "small" (fun () -> small (Array.init 9 int16) (Array.zeroCreate 8))
    let names = [| "a"; "b"; "c" |]
    let there = Array.create 5 "z"
    copyTo names there
    printfn "%A" there
    attempt "copyTo" (fun () -> copyTo there names)
    printfn "%d" (longs ints)
    printfn "%d %d" (maybe null 101) (none null 0)
    printfn "%d" (composite 1000)
    0

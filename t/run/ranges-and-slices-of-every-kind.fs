// out: [1; 2; 3] [] [5; 3; 1]
// out: [0L; 5L; 10L; 15L; 20L] [250uy; 251uy; 252uy; 253uy; 254uy; 255uy]
// out: [1s; 3s; 5s; 7s] [-3y; -2y; -1y; 0y; 1y; 2y; 3y]
// out: [|"0.00"; "0.10"; "0.20"; "0.30"; "0.40"; "0.50"|]
// out: ['a'; 'b'; 'c'; 'd'; 'e'; 'f'] []
// out: [1; 3; 5; 7] [1.0M; 1.25M; 1.50M; 1.75M; 2.00M]
// out: [1u; 2u; 3u]
// out: 1000000
// out: [10; 7; 4; 1]
// out: [(0.0, 'a'); (0.0, 'b'); (0.5, 'a'); (0.5, 'b'); (1.0, 'a'); (1.0, 'b')]
// out: [1; 2; 3; 4; 5]
// out: [1; 2; 3]
// out: [|1; -2; 3|]
// out: [|2; 3; 4|] [|0; 1; 2|] [|7; 8; 9|] [|0; 1; 2; 3; 4; 5; 6; 7; 8; 9|]
// out: [|2; 3; 4; 5; 6; 7; 8; 9|] "ell"
// out: he lo h
// out: [2; 3] []
// out: [[12; 13]
// out:  [22; 23]]
// out: [|0; 1; 2; 3; 4|] [|1; 11; 21; 31|]
// out: [|12; 13; 14|] [|0; 10|]
// out: [[20; 21]
// out:  [30; 31]]
// out: [|10; 11; 12; 13|]
// out: [|102; 112; 122|]
// out: [|0; 100|]
// out: [[1; 2]
// out:  [11; 12]]
// out: 123 4
// out: [|0; 1; 20; 30; 40; 5; 6; 7; 8; 9|]
// out: [[9; 9; 9; 9; 9]
// out:  [7; 7; 12; 13; 14]
// out:  [8; 8; 22; 23; 24]
// out:  [30; 31; 32; 33; 34]]
// out: 62
// out: [2; 3]
// out: Some 1-Some 2 None-Some 3 None-None Some 1 None 5 12
// out: set Some 1 None v
// out: [2; 3; 4]
// out: 3
// out: ([-1.0; -0.5; 0.0; 0.5; 1.0], [], [2147483646; 2147483647])
printfn "%A %A %A" [1..3] [3..1] [5..-2..0]
printfn "%A %A" [0L..5L..20L] [250uy..255uy]
printfn "%A %A" [1s..2s..7s] [ -3y .. 3y ]
printfn "%A" ([| 0.0 .. 0.1 .. 0.5 |] |> Array.map (sprintf "%.2f"))
printfn "%A %A" ['a'..'f'] ['z'..'a']
printfn "%A %A" [1I..2I..7I] [1.0M..0.25M..2.0M]
printfn "%A" (seq { 1u .. 3u } |> Seq.toList)
printfn "%d" (Seq.length (seq { 1 .. 1000000 }))
printfn "%A" [ for i in 10 .. -3 .. 0 -> i ]
printfn "%A" [ for x in 0.0 .. 0.5 .. 1.0 do for c in 'a' .. 'b' do yield (x, c) ]
printfn "%A" [ yield 1; yield! [2;3]; for i in 4..5 do yield i ]
printfn "%A" [ 1; 2; yield! [3] ]
printfn "%A" [| for i in 1..3 do if i % 2 = 1 then i else -i |]
let xs = [| 0..9 |]
printfn "%A %A %A %A" xs[2..4] xs[..2] xs[7..] xs[*]
printfn "%A %A" xs.[2..] "hello".[1..3]
printfn "%s %s %s" ("hello"[..1]) "hello".[3..] "hello".[0..0]
printfn "%A %A" [1;2;3;4].[1..2] [1;2;3].[5..]
let m = Array2D.init 4 5 (fun i j -> i * 10 + j)
printfn "%A" m[1..2, 2..3]
printfn "%A %A" m[0, *] m[*, 1]
printfn "%A %A" m[1, 2..] m[..1, 0]
printfn "%A" m[2.., ..1]
let c = Array3D.init 2 3 4 (fun i j k -> i * 100 + j * 10 + k)
printfn "%A" c[0, 1, *]
printfn "%A" c[1, *, 2]
printfn "%A" c[*, 0, 0]
printfn "%A" c[0, 0..1, 1..2]
printfn "%d %d" c[1, 2, 3] (Array3D.length3 c)
xs[2..4] <- [| 20; 30; 40 |]
printfn "%A" xs
m[0, *] <- [| 9; 9; 9; 9; 9 |]
m[1..2, 0..1] <- array2D [[7;7];[8;8]]
printfn "%A" m
let mutable t = 0
for i = 10 downto 7 do t <- t + i
for i in 1..2..9 do t <- t + i
for i in 0uy..2uy do t <- t + int i
printfn "%d" t
let r = System.Collections.Generic.List [1..5]
printfn "%A" (r.GetRange(1, 2) |> List.ofSeq)
type Sl() =
    member _.GetSlice(a: int option, b: int option) = sprintf "%A-%A" a b
    member _.Item with get (i: int, j: int) = i * j
    member _.GetSlice(a: int option, b: int option, c: int) = sprintf "%A %A %d" a b c
    member _.SetSlice(a: int option, b: int option, v: string) = printfn "set %A %A %s" a b v
let sl = Sl()
printfn "%s %s %s %s %d" sl[1..2] sl[..3] sl[*] sl[1.., 5] sl[3, 4]
sl[1..] <- "v"
printfn "%A" (let n = 3 in [n-1..n+1])
printfn "%A" [1..3..10].[1..].Length
printfn "%A" ([-1.0..0.5..1.0], [1 .. 0], [System.Int32.MaxValue - 1 .. System.Int32.MaxValue])

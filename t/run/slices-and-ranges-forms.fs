// out: [|2; 3; 4|] [|0; 1; 2|] [|7; 8; 9|] [|0; 1; 2; 3; 4; 5; 6; 7; 8; 9|]
// out: [2; 3; 4] [0; 1] 345 89
// out: [||] [||]
// out: [|0; 1; 20; 30; 40; 5; 6; 7; 8; 9|]
// out: [|4; 5; 6|] [|2; 5; 8|] [[2; 3]
// out:  [5; 6]] [[4; 5]
// out:  [7; 8]]
// out: [[-1; -2; 3]
// out:  [-3; -4; 60]
// out:  [7; 8; 9]]
// out: [[0; 1]
// out:  [2; 3]] [|3; 7|] 7
// out: [|0; 2; 4; 6; 8; 10|]
// out: [10; 7; 4; 1] [1.0; 1.5; 2.0; 2.5; 3.0] ['a'; 'b'; 'c'; 'd'; 'e']
// out: [1L; 2L; 3L]
// out: [|1uy; 2uy; 3uy|]
// out: [1; 3; 5; 7]
// out: 5050
// out: [|[|1; 9|]; [|3|]|] 9
// out: 5 [5; 6] [0; 5; 6] (Some 0, Some 3)
// out: 132
// out: [(1, 2); (1, 3); (2, 3)]
// out: [1; 2; 3]
// out: [|1; 2|]
// out: ["a"; "c"; "z"]
// out: [1; 10; 2; 20; 3; 30]
// out: [(1, "a"); (2, "b")]
// out: [6]
// out: [4; 9]
// out: 4 1 0 
// out: [|0; 2; 4|] [|-2; -4|]
// out: 0 7
// out: [|1|]
// out: 5
// out: h o ell
// out: []
// out: [|1|]
// out: "x"
// slices, ranges, indexers, arrays
let a = [| 0 .. 9 |]
let l = [0 .. 9]
let s = "0123456789"
printfn "%A %A %A %A" a.[2..4] a.[..2] a.[7..] a.[*]
printfn "%A %A %s %s" l.[2..4] l[..1] s.[3..5] s[8..]
printfn "%A %A" a[5..2] a[20..]
a.[2..4] <- [| 20; 30; 40 |]
printfn "%A" a
let m = array2D [ [1; 2; 3]; [4; 5; 6]; [7; 8; 9] ]
printfn "%A %A %A %A" m.[1, *] m.[*, 1] m.[0..1, 1..2] m.[1.., ..1]
m.[1, *] <- [| 40; 50; 60 |]
m.[0..1, 0..1] <- array2D [ [-1; -2]; [-3; -4] ]
printfn "%A" m
let c = Array3D.init 2 2 2 (fun i j k -> i * 4 + j * 2 + k)
printfn "%A %A %d" c.[0, *, *] c.[*, 1, 1] c.[1, 1, 1]
printfn "%A" [| for i in 0 .. 2 .. 10 -> i |]
printfn "%A %A %A" [10 .. -3 .. 0] [1.0 .. 0.5 .. 3.0] ['a' .. 'e']
printfn "%A" [1L .. 3L]
printfn "%A" [| 1uy .. 3uy |]
printfn "%A" [ 1I .. 2I .. 7I ]
printfn "%d" (Seq.sum (seq { 1 .. 100 }))
let jag = [| [| 1; 2 |]; [| 3 |] |]
jag.[0].[1] <- 9
printfn "%A %d" jag (jag.[0].[1])
type Grid(w: int, h: int) =
    let d = Array.zeroCreate<int> (w * h)
    member _.Item with get (x, y) = d.[y * w + x] and set (x, y) v = d.[y * w + x] <- v
    member _.GetSlice(x0: int option, x1: int option, y: int) = [ for x in defaultArg x0 0 .. defaultArg x1 (w - 1) -> d.[y * w + x] ]
    member _.GetSlice(a: int option, b: int option) = (a, b)
    member _.GetReverseIndex(dim: int, offset: int) = (if dim = 0 then w else h) - 1 - offset
let g = Grid(3, 2)
g.[1, 1] <- 5
g[2, 1] <- 6
printfn "%d %A %A %A" g.[1, 1] g.[1.., 1] g.[*, 1] g.[0..3]
let sum = ref 0
for i in a do sum.Value <- sum.Value + i
for i in l.[1..3] do sum.Value <- sum.Value + i
printfn "%d" sum.Value
let nested = [ for i in 1 .. 3 do for j in i .. 3 do if i <> j then i, j ]
printfn "%A" nested
printfn "%A" [ yield 1; yield! [2; 3]; if true then 4; for i in 5 .. 6 do i ]
printfn "%A" [| let x = 1 in x; x + 1 |]
let e = [ match 1 with 1 -> "a" | _ -> "b"
          try "c" with _ -> "d"
          let z = "z"
          z
          while false do "w" ]
printfn "%A" e
printfn "%A" (seq { for i in 1 .. 3 do yield i; yield! seq { yield i * 10 } } |> List.ofSeq)
printfn "%A" [ for KeyValue (k, v) in Map [1, "a"; 2, "b"] -> k, v ]
printfn "%A" [ for (a, b), c in [ (1, 2), 3 ] -> a + b + c ]
printfn "%A" [ for x in 1 .. 3 do let y = x * x in if y > 1 then yield y ]
let mutable arr = Array.create 3 0
for i = 0 to 2 do arr[i] <- i * i
for i = 2 downto 0 do printf "%d " arr.[i]
printfn ""
arr.[1] <- arr[1] + 1
printfn "%A %A" arr (Array.map (fun x -> -x) arr[1..])
let f (x: int[]) = x[0]
printfn "%d %d" (f arr) (f [| 7 |])
printfn "%A" (Array.init 3 (fun i -> [| i |])[1])
let d = dict [ "a", [| 1; 2 |] ]
d["a"].[0] <- 5
printfn "%d" (d["a"].[0])
let str = "hello"
printfn "%c %c %s" str[0] str.[4] str[1..3]
printfn "%A" (list.Empty: int list)
let opt = [| Some 1; None |]
printfn "%A" (opt |> Array.choose id)
let t3 = Array2D.zeroCreate<string> 2 2
t3.[0, 0] <- "x"
printfn "%A" t3.[0, 0]

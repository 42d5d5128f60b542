// out: [|6; 7; 8; 9|]
// out: [|1; 2; 3; 4; 5; 6; 7|]
// out: [6; 7; 8]
// out: "lo" 'h'
// out: 9 8 1
// out: [[10; 11; 12]
// out:  [20; 21; 22]]
// out: 23 [|20; 21; 22; 23|] [|2; 3|]
// out: 111 [|113; 123|]
// out: 20 [10; 20] 2
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9|] [[0; 1; 2; 3]
// out:  [10; 11; 12; 13]
// out:  [5; 6; 22; 99]]
// out: 7 [|6; 7; 8|]
// out: 3 (Some 1, None) (Some 1, Some 2)
// out: 3 o [2; 3]
// out: IndexOutOfRangeException
// out: ArgumentException
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9|] "abc"
// Indices and slices from the end: `^i` counts from the last element, in each dimension. The object is evaluated once.
module Program
let a = [| 1 .. 9 |]
let l = [ 1 .. 9 ]
printfn "%A" a.[^3..]
printfn "%A" a[..^2]
printfn "%A" l[^3..^1]
printfn "%A %A" ("hello".[^1..]) "hello".[^4]
printfn "%A %d %d" (a[^0]) l.[^1] a.[^8]
let m = Array2D.init 3 4 (fun i j -> i * 10 + j)
printfn "%A" (m[^1.., ..^1])
printfn "%d %A %A" m.[^0, ^0] m.[^0, *] m.[0, ^1..]
let c = Array3D.init 2 3 4 (fun i j k -> i * 100 + j * 10 + k)
printfn "%d %A" c.[^0, ^1, ^2] c.[^0, ^1.., ^0]
let mutable calls = 0
let make () = calls <- calls + 1; [ 10; 20; 30 ]
printfn "%d %A %d" (make ()).[^1] (make ()).[..^1] calls
a.[^0] <- 100
a.[^2..] <- [| 7; 8; 9 |]
m.[^0, ^0] <- 99
m.[^0, ..^2] <- [| 5; 6 |]
printfn "%A %A" a m
let n = 2
printfn "%A %A" a.[^n] a.[^(n + 1)..^(n - 1)]
type Ring(xs: int[]) =
    member _.GetReverseIndex(rank: int, offset: int) = xs.Length - offset - 1
    member _.Item with get (i: int) = xs.[i % xs.Length]
    member _.GetSlice(a: int option, b: int option) = (a, b)
let r = Ring [| 1; 2; 3 |]
printfn "%d %A %A" r.[^0] r.[^1..] r.[1..^0]
type Box = { Items: int list; Name: string }
let b = { Items = [ 1; 2; 3 ]; Name = "box" }
printfn "%d %c %A" b.Items.[^0] b.Name[^1] b.Items[^1..]
try printfn "%d" a.[^9] with e -> printfn "%s" (e.GetType().Name)
try printfn "%d" l.[^9] with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (a.[^20..]) ("abc".[^20..])

// out: [|6; 7; 8; 9|]
// out: [|1; 2; 3; 4; 5; 6; 7|]
// out: [6; 7; 8]
// out: "lo" 'h'
// out: 9 8 1
// out: [[10; 11; 12]
// out:  [20; 21; 22]]
// out: 23 [|20; 21; 22; 23|] [|2; 3|]
// out: 111 [|113; 123|]
// out: 20 [10; 20] 4
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9|] [[0; 1; 2; 3]
// out:  [10; 11; 12; 13]
// out:  [5; 6; 22; 99]]
// out: 7 [|6; 7; 8|]
// out: 3 (Some 1, None) (Some 1, Some 2)
// out: 3 o [2; 3]
// out: IndexOutOfRangeException
// out: ArgumentException
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9|] "abc"
// out: end 1
// out: last 11
// out: deep 1
// Indices and slices from the end: `^i` counts from the last element, in each dimension. The object is evaluated
// once more for each of them, as in F#; the element stays a place.
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
[<Struct>]
type Cell =
    val mutable Tag: string
    val mutable Count: int
    new(t) = { Tag = t; Count = 0 }
    member c.Bump() = c.Count <- c.Count + 1
type Grid() =
    member val Cells = Array2D.init 2 3 (fun i j -> Cell(string (i * 10 + j)))
    member val Row = Array.init 4 (fun i -> Cell(string i)) with get, set
let g = Grid()
g.Cells.[^0, ^1].Tag <- "end"
g.Cells.[^0, ^1].Bump()
g.Row.[^0].Tag <- "last"
let bump (c: byref<Cell>) = c.Count <- c.Count + 10
bump &g.Row.[^1]
g.Row[^1].Bump()
let grids = [| Grid(); Grid() |]
grids.[^0].Row.[^2].Tag <- "deep"
printfn "%s %d" g.Cells.[1, 1].Tag g.Cells.[1, 1].Count
printfn "%s %d" g.Row.[3].Tag g.Row.[2].Count
printfn "%s %s" grids.[1].Row.[1].Tag grids.[^1].Row[^2].Tag

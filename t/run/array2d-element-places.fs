// out: 8 hi6
// out: 107 r7
// out: 4 11 0
// out: 7 0
// out: 6
// out: out
// out: 8 77
// out: [[0; 0]
// out:  [0; 6]]
// out: 1
// out: 1
// elements of arrays of several dimensions are places: fields, methods that change, byrefs
open System
[<Struct>]
type P =
    val mutable X: int
    val mutable Y: string
    new(x, y) = { X = x; Y = y }
    member this.Move(d) = this.X <- this.X + d
[<Struct>]
type Q = { mutable A: int; mutable B: P }
let bump (p: byref<P>) = p.X <- p.X + 100
let inc (x: byref<int>) = x <- x + 1

let main () =
    let grid = Array2D.zeroCreate<P> 2 3
    grid.[0, 1].X <- 5
    grid[1, 2].Y <- "hi" + string grid.Length
    grid.[0, 1].Move 3
    printfn "%d %s" grid.[0, 1].X grid.[1, 2].Y
    let r = &grid.[0, 2]
    r.X <- 7
    r.Y <- "r" + string r.X
    bump &grid.[0, 2]
    printfn "%d %s" grid.[0, 2].X grid.[0, 2].Y
    let cube = Array3D.zeroCreate<Q> 2 2 2
    cube.[1, 1, 0].A <- 4
    cube.[1, 1, 0].B.X <- 9
    cube.[1, 1, 0].B.Move 2
    printfn "%d %d %d" cube.[1, 1, 0].A cube.[1, 1, 0].B.X cube.[0, 0, 0].A
    let arrs = [| Array.zeroCreate<P> 2; Array.zeroCreate<P> 2 |]
    arrs.[1].[0].X <- 3
    arrs.[1].[0].Move 4
    printfn "%d %d" arrs.[1].[0].X arrs.[0].[0].X
    let four = Array4D.zeroCreate<P> 1 1 2 1
    four.[0, 0, 1, 0].X <- 6
    printfn "%d" four.[0, 0, 1, 0].X
    try grid.[2, 0].X <- 1 with :? IndexOutOfRangeException -> printfn "out"
    let p = grid.[0, 1]
    grid.[0, 1].X <- 77
    printfn "%d %d" p.X grid.[0, 1].X
    let ints = Array2D.zeroCreate<int> 2 2
    let ri = &ints.[1, 1]
    ri <- 5
    ri <- ri + 1
    printfn "%A" ints
    inc &ints.[0, 1]
    printfn "%d" ints.[0, 1]
    let l = Collections.Generic.List<P>([ P(1, "a") ])
    let c = l.[0]
    printfn "%d" c.X
main ()

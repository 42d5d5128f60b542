// out: [4L; 2L; 0L] [1.5; 2.0]
// out: 18 [2uy; 3uy; 4uy]
// out: [3; 4; 5]
// out: [1; 2; 3] ['x'; 'y'] [0.5; 1.5]
// out: [7L; 4L; 1L]
// out: 9.0
module Program

// the bounds are decided by a use that comes after the range
let down hi lo step = [ hi .. step .. lo ]
let floats lo hi = [ lo .. 0.5 .. hi ]
printfn "%A %A" (down 4L 0L -2L) (floats 1.5 2.0)

let weigh (x: int64) y limit = (x + y) * limit

let rec search step (lo, hi) =
    let sums = [ lo..step..hi ] |> List.collect (fun x -> [ lo..step..hi ] |> List.map (fun y -> x, y))
    let best =
        sums |> List.fold (fun best (x, y) -> max best (weigh x y step)) 0L
    if step = 1L then best else best + search (step / 2L) (lo + step, hi)

let bytes n =
    let rec rows k = if k = 0uy then [] else [ k .. k + n ] :: rows (k - 1uy)
    List.head (rows 2uy)

printfn "%d %A" (search 2L (1L, 3L)) (bytes 2uy)

// what nothing decides is int
let plain a b = [ a .. b ]
printfn "%A" (plain 3 5)

// each use of an inline function decides for itself
let inline span a b = [ a .. b ]
let inline by a step b = [ a .. step .. b ]
printfn "%A %A %A" (span 1 3) (span 'x' 'y') (span 0.5 1.5)
printfn "%A" (by 7L -3L 0L)

let total lo hi = Seq.sum (seq { lo .. hi }) + 3.0
printfn "%.1f" (total 1.0 3.0)

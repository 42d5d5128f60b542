// Lists, records and tuples of constants are static data; a literal array is a copy of some.
// func: Tables.lookup Tables.points
// not: alloc
// not: store
module Tables
type Point = { X: float; Y: float; Name: string; Next: Point list; Tag: int }
let lookup n = match n with 0 -> [ 1; 2; 3 ] | 1 -> [ 4; 5 ] | _ -> []
let points b =
    if b then [ { X = 1.0; Y = 2.0; Name = "a"; Next = []; Tag = 1 } ] else [ { X = 1.5; Y = 0.0; Name = "b"; Next = []; Tag = 2 } ]
printfn "%A %A" (lookup 0) (lookup 1)
printfn "%A %A" (points true) (points false)

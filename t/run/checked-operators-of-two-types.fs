// out: { X = 2
// out:   Y = 4 } { X = 3
// out:   Y = 6 } (-4, -3) { X = 2
// out:   Y = 4 }
// out: 2020-01-04
// out: 1.00:00:00
// out: [2; 4]
// out: 144
// out: 8 abab 3
// out: overflow
// out: overflow
// out: 6.0
// out: 11
// out: (6, 4.0)
// out: abb
// out: { X = 2
// out:   Y = 4 } { X = 2
// out:   Y = 4 } 12
// out: overflow
// Checked operators are of two types, as the others are.
open Checked
open System
[<Struct>]
type V = { X: int; Y: int } with
    static member (+) (a: V, b: V) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (k: int, v: V) = { X = k * v.X; Y = k * v.Y }
    static member (*) (v: V, k: int) = { X = v.X * k; Y = v.Y * k }
    static member (-) (a: V, b: V) = a.X - b.X, a.Y - b.Y
let v = { X = 1; Y = 2 }
printfn "%A %A %A %A" (2 * v) (v * 3) (v - { X = 5; Y = 5 }) (v + v)
let d = DateTime (2020, 1, 2)
printfn "%s" ((d + TimeSpan.FromDays 2.0).ToString "yyyy-MM-dd")
printfn "%A" (d - DateTime (2020, 1, 1))
printfn "%A" (List.map (fun x -> x * 2) [ 1; 2 ])
let square x = x * x
printfn "%d" (square 12)
let inline twice x = x + x
printfn "%d %s %g" (twice 4) (twice "ab") (twice 1.5)
printfn "%s" (try string (square 1000000) with :? OverflowException -> "overflow")
printfn "%s" (try string (twice Int64.MaxValue) with :? OverflowException -> "overflow")
printfn "%M" (2M * 3.5M - 1M)
printfn "%A" (3I * 4I - 1I)
printfn "%A" ([ 1; 2; 3 ] |> List.fold (*) 1, [ 1.5; 2.5 ] |> List.reduce (+))
printfn "%s" ("a" + "b" + string ('a' + char 1))
let inline mul a b = a * b
printfn "%A %A %d" (mul 2 v) (mul v 2) (mul 3 4)
printfn "%s" (try string (mul 100000 100000) with :? OverflowException -> "overflow")

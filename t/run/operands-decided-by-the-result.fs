// out: 2.25 6.00 abab
// out: 4.00 9.00
// out: 1 2 2
// out: [2.0] [1.5] [4L; 6L] [3.0f]
// out: 3 5
// out: false true
// The result that is wanted decides operands that nothing else does; a tuple becomes the struct tuple that is wanted.
let square x : float = x * x
let area w h : float = w * h
let twice s : string = s + s
type Square(s) =
  member _.Area: float = s * s
type Shape =
  abstract Area: float
type Sq(s) =
  interface Shape with
    member _.Area = s * s
let struct (a, b) = (1, 2)
let pairs: struct (int * string) list = [ (1, "a"); (2, "b") ]
[<Measure>] type m
let doubled = List.map (fun x -> x * 2.0) [ 1.0<m> ]
let halved = [ 3.0<m> ] |> List.map (fun x -> x / 2.0)
let sums = List.map2 (fun x y -> x + y) [ 1L; 2L ] [ 3L; 4L ]
let scaled = List.map (fun x -> 1.5f * x) [ 2.0f ]
let z = lazy 3
let lz = System.Lazy<int>(5)
printfn "%.2f %.2f %s" (square 1.5) (area 2.0 3.0) (twice "ab")
printfn "%.2f %.2f" (Square 2.0).Area (Sq 3.0 :> Shape).Area
printfn "%d %d %d" a b pairs.Length
printfn "%A %A %A %A" doubled halved sums scaled
printfn "%d %d" z.Value lz.Value
printfn "%b %b" ("a".Equals 4) ("a".Equals(box "a"))

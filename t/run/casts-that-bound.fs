// out: -1 2
// out: 1
// out: 3 b
// out: 1.23 2.00
// out: 4 2
// out: 2 1
// out: 9 9 5
// A cast up of a value whose type is open makes the type cast to its bound.
module Program
open System
open System.Collections.Generic
let cmp a b = (a :> IComparable<_>).CompareTo b
let cmp2 (a: 'T) (b: 'T) = (a :> IComparable<'T>).CompareTo b
let maxBy2 (xs: 'T list) = xs |> List.reduce (fun a b -> if (a :> IComparable<'T>).CompareTo b > 0 then a else b)
let show x = (x :> IFormattable).ToString("F2", null)
let disp x = (x :> IDisposable).Dispose(); x
type Shape() =
  abstract Area : float
  default _.Area = 0.0
type Sq(n) =
  inherit Shape()
  override _.Area = n * n
  member _.Side = n
let area s = (s :> Shape).Area, s
let cnt x = Seq.length (x :> seq<_>), x
let up (x: 'a) : Shape = x :> Shape
let up2 (x: 'a) : Shape = upcast x
let keep xs = xs |> List.map (fun x -> (x :> Shape).Area) |> List.sum
printfn "%d %d" (cmp 1 2) (List.map2 cmp ["a"; "c"] ["b"; "a"]).[1]
printfn "%d" (cmp2 "b" "a")
printfn "%d %s" (maxBy2 [ 1; 3; 2 ]) (maxBy2 [ "a"; "b" ])
printfn "%s %s" (show 1.234) (show 2)
let a, sq = area (Sq 2.0)
printfn "%g %g" a sq.Side
let n, l = cnt [ 1; 2 ]
printfn "%d %d" n l.Head
printfn "%g %g %g" (up (Sq 3.0)).Area (up2 (Sq 3.0)).Area (keep [ Sq 1.0; Sq 2.0 ])

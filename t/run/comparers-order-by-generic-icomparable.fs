// out: [1.0; 3.0; 4.0; 9.0]
// out: [1.0; 3.0; 4.0; 9.0]
// out: [1.0; 3.0; 4.0; 9.0]
// out: ["1"; "3"; "4"; "9"]
// out: ["1"; "3"; "4"; "9"]
// out: -1
// out: 2
// out: 3
// out: 1;3;4;9;.
// out: [1.0; 3.0; 4.0; 9.0]
// out: 9.0
// out: 1.0
// out: [1.0; 4.0; 9.0]
open System
open System.Collections.Generic
[<AbstractClass>]
type Shape() =
    abstract Area: float
    interface IComparable<Shape> with
        member this.CompareTo other = compare this.Area other.Area
type Sq(a: float) =
    inherit Shape()
    override _.Area = a * a
type Ci(r: float) =
    inherit Shape()
    override _.Area = r * r * 3.0
let shapes = [ Sq 3.0 :> Shape; Ci 1.0; Sq 2.0; { new Shape() with member _.Area = 1.0 } ]
let l = List<Shape>(shapes)
l.Sort ()
printfn "%A" [ for s in l -> s.Area ]
let a = Array.ofList shapes
Array.Sort a
printfn "%A" [ for s in a -> s.Area ]
let ss = SortedSet<Shape>(shapes)
printfn "%A" [ for s in ss -> s.Area ]
let sd = SortedDictionary<Shape, string>()
for s in shapes do sd.[s] <- string s.Area
printfn "%A" [ for kv in sd -> kv.Value ]
let sl = SortedList<Shape, string>()
for s in shapes do sl.[s] <- string s.Area
printfn "%A" [ for kv in sl -> kv.Value ]
printfn "%d" (Comparer<Shape>.Default.Compare (Sq 1.0, Sq 2.0))
printfn "%d" (l.BinarySearch (Sq 2.0))
printfn "%d" (Array.BinarySearch (a, (Sq 3.0 :> Shape)))
let pq = PriorityQueue<string, Shape>()
for s in shapes do pq.Enqueue(string s.Area, s)
while pq.Count > 0 do printf "%s;" (pq.Dequeue ())
printfn "."
open System.Linq
printfn "%A" [ for s in shapes.OrderBy(fun x -> x) -> s.Area ]
printfn "%A" (shapes.Max().Area)
printfn "%A" (shapes.Min().Area)
// derived element type
let sq = List<Sq>([ Sq 3.0; Sq 1.0; Sq 2.0 ])
sq.Sort ()
printfn "%A" [ for s in sq -> s.Area ]

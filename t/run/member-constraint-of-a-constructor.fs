// out: 2 2 6 sum, 4 q
open System.Collections.Generic
let inline ofSeq (x: seq<'t>) : ^R = (^R: (new: seq<'t> -> ^R) x)
let inline make (x: ^a, y: ^b) : ^R = (^R: (new: ^a * ^b -> ^R) (x, y))
let set: HashSet<int> = ofSeq [ 1; 2; 2 ]
let list: List<string> = ofSeq [ "a"; "b" ]
type Point(x: int, y: string) =
    new(xs: seq<int>) = Point(Seq.sum xs, "sum")
    member _.Text = sprintf "%d %s" x y
let p: Point = ofSeq [ 1; 2; 3 ]
let q: Point = make (4, "q")
printfn "%d %d %s, %s" set.Count list.Count p.Text q.Text

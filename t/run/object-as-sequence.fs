// out: ints 3
// out: ints 7
// out: ints 11
// out: ints 7
// out: ints 17
// out: ints 10
// out: ints 11
// out: ints 12
// out: ints 13
// out: chars 4
// out: a,b
// out: other
// out: null
// out: other
// out: chars 2
// out: other
// out: other
// out: true false true
// out: 3
// out: 3
// out: no
// out: 3 -1
module Program
open System.Collections.Generic
let what (o: obj) =
  match o with
  | null -> "null"
  | :? seq<int> as s -> sprintf "ints %d" (Seq.sum s)
  | :? seq<char> as s -> sprintf "chars %d" (Seq.length s)
  | :? seq<string> as s -> String.concat "," s
  | _ -> "other"
let things : obj list =
  [ box [ 1; 2 ]; box [| 3; 4 |]; box (seq { 5; 6 }); box (ResizeArray [ 7 ]); box (set [ 8; 9 ]); box (HashSet [ 10 ])
    box (Queue [ 11 ]); box (Stack [ 12 ]); box (LinkedList [ 13 ]); box "text"; box [ "a"; "b" ]; box 1; null; box (Some [ 1 ])
    box [ 'x'; 'y' ]; box [ 1.5 ]; box (dict [ 1, 2 ]) ]
for t in things do printfn "%s" (what t)
let o = box [ 1; 2; 3 ]
printfn "%b %b %b" (o :? seq<int>) (o :? seq<string>) (o :? list<int>)
printfn "%d" (Seq.length (unbox<seq<int>> o))
printfn "%d" (Seq.length (o :?> seq<int>))
try printfn "%d" (Seq.length (o :?> seq<string>)) with :? System.InvalidCastException -> printfn "no"
let count<'T> (o: obj) = match o with :? seq<'T> as s -> Seq.length s | _ -> -1
printfn "%d %d" (count<int> o) (count<int -> int> (box [ id; id ]))

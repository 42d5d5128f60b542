// out: 5 4 3 2 1
// out: 1 2 3 4 
// out: 10
let rec count n = seq { if n > 0 then yield n; yield! count (n - 1) }
printfn "%s" (String.concat " " (Seq.map string (count 5)))
type Tree = Leaf | Node of Tree * int * Tree
let rec walk t =
  seq {
    match t with
    | Leaf -> ()
    | Node(l, v, r) ->
      yield! walk l
      yield v
      yield! walk r
  }
let t = Node(Node(Leaf, 1, Leaf), 2, Node(Node(Leaf, 3, Leaf), 4, Leaf))
for v in walk t do
  printf "%d " v
printfn ""
let mixed = seq { yield 0; yield! [ 1; 2 ]; yield! [| 3 |]; yield 4 }
printfn "%d" (Seq.sum mixed)

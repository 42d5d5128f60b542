// out: 1 x 2.5 1
// out: 1 2 3 
// out: a b c 
// out: 0.5 2.5 
type Pair<'a, 'b> = { First: 'a; Second: 'b }
type Tree<'t> =
  | Leaf
  | Node of Tree<'t> * 't * Tree<'t>
let rec insert x tree =
  match tree with
  | Leaf -> Node(Leaf, x, Leaf)
  | Node(l, v, r) -> if x < v then Node(insert x l, v, r) else Node(l, v, insert x r)
let rec toList tree =
  match tree with
  | Leaf -> []
  | Node(l, v, r) -> toList l @ [ v ] @ toList r
let p = { First = 1; Second = "x" }
let q = { First = 2.5; Second = p }
printfn "%d %s %.1f %d" p.First p.Second q.First q.Second.First
[ 3; 1; 2 ] |> List.fold (fun t x -> insert x t) Leaf |> toList |> List.iter (printf "%d ")
printfn ""
[ "c"; "a"; "b" ] |> List.fold (fun t x -> insert x t) Leaf |> toList |> List.iter (printf "%s ")
printfn ""
[ 2.5; 0.5 ] |> List.fold (fun t x -> insert x t) Leaf |> toList |> List.iter (printf "%.1f ")
printfn ""

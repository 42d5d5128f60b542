// out: 20000100000 20000100000
// out: 100000
// out: 99999
// A traversal by yield! costs the same an element at any depth: 200,000 levels end in time.
type T = Leaf | Node of T * int * T
let rec walk t = seq { match t with Leaf -> () | Node (l, v, r) -> yield! walk l; yield v; yield! walk r }
let rec left n t = if n = 0 then t else left (n - 1) (Node (t, n, Leaf))
let rec right n t = if n = 0 then t else right (n - 1) (Node (Leaf, n, t))
let sum t = walk t |> Seq.fold (fun a b -> a + int64 b) 0L
printfn "%d %d" (sum (left 200000 Leaf)) (sum (right 200000 Leaf))
for x in Seq.take 2 (walk (left 100000 Leaf)) do printfn "%d" x

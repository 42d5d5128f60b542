// A sequence function that runs itself is one object and one activation an element: frames, no inner sequences.
// func: Back.inorder.next
// not: call
// not: alloc row seq
// not: raise
module Back
type Tree = Leaf | Node of Tree * int * Tree
let rec inorder t =
    seq {
        match t with
        | Leaf -> ()
        | Node(l, x, r) ->
            yield! inorder l
            yield x
            yield! inorder r
    }
let tree = Node(Node(Leaf, 1, Leaf), 2, Node(Leaf, 3, Leaf))
let s = inorder tree
for q in [s; Seq.empty] do printfn "%d %A" (Seq.sum q) (Seq.toList q)

type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t =
    match t with
    | Leaf -> Node (Leaf, x, Leaf)
    | Node (l, v, r) -> if x < v then Node (insert x l, v, r) else Node (l, v, insert x)    //! FS0001 This expression was expected to have type
